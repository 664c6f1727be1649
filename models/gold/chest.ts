import { type BufferGeometry, Shape } from 'three'
import { joined, part } from '../geometry/part.ts'
import { ball, box, drum, plate } from '../geometry/solids.ts'
import { randomFrom } from '../random.ts'

const WOOD = '#8a5126'
const DARK_WOOD = '#6a3a1a'
const BRASS = '#e0ac46'
const STRAP = { roughness: 0.34, metalness: 0.6, grain: 0 }
const GOLD = { roughness: 0.3, metalness: 0.5, grain: 0 }
const GEM = { roughness: 0.1, grain: 0 }
/** The opening of the lid, in radians. */
const OPEN = 0.95

/** Returns half a cylinder lying along x. */
function half(r: number, length: number): BufferGeometry {
  const shape = new Shape()
  shape.moveTo(-r, 0)
  shape.lineTo(r, 0)
  shape.absarc(0, 0, r, 0, Math.PI, false)
  const solid = plate(shape, { depth: length, curve: 9 })
  return solid.translate(0, 0, -length / 2).rotateY(Math.PI / 2)
}

function body(): readonly BufferGeometry[] {
  const planks = [0, 1, 2].map((i) =>
    part(box([0.46, 0.068, 0.3], [0, 0.034 + i * 0.067, 0]), i === 1 ? DARK_WOOD : WOOD, { roughness: 0.45 }),
  )
  const straps = [-0.16, 0.16].map((x) => part(box([0.045, 0.214, 0.318], [x, 0.103, 0]), BRASS, STRAP))
  const hoops = [0.015, 0.198].map((y) => part(box([0.474, 0.026, 0.312], [0, y, 0]), BRASS, STRAP))
  const corners = [-1, 1].flatMap((x) =>
    [-1, 1].map((z) => part(ball(0.026, [x * 0.23, 0.2, z * 0.15], [1, 1, 1], 6, 4), BRASS, STRAP)),
  )
  return [
    ...planks,
    ...straps,
    ...hoops,
    ...corners,
    part(box([0.1, 0.11, 0.03], [0, 0.165, 0.155]), '#eebd55', STRAP),
    part(box([0.022, 0.045, 0.012], [0, 0.16, 0.172]), '#2a180e', { grain: 0 }),
  ]
}

function lid(): BufferGeometry {
  const straps = [-0.16, 0.16].map((x) => part(half(0.159, 0.045).translate(x, 0, 0), BRASS, STRAP))
  const rims = [-0.224, 0.224].map((x) => part(half(0.157, 0.024).translate(x, 0, 0), BRASS, STRAP))
  const whole = joined([
    part(half(0.15, 0.46), WOOD, { roughness: 0.45 }),
    ...straps,
    ...rims,
    part(box([0.42, 0.006, 0.26], [0, -0.004, 0]), '#3a1c10', { roughness: 0.8 }),
    part(box([0.07, 0.06, 0.02], [0, 0.02, 0.158]), '#eebd55', STRAP),
  ])
  return whole.translate(0, 0, 0.15).rotateX(-OPEN).translate(0, 0.216, -0.15)
}

function heap(): readonly BufferGeometry[] {
  const random = randomFrom(8)
  const tilt = () => (random() - 0.5) * 1.2
  const coins = Array.from({ length: 26 }, () => {
    const coin = drum(0.055, 0.055, 0.018, [0, 0, 0], 8).rotateX(tilt()).rotateZ(tilt())
    const [x, z] = [(random() - 0.5) * 0.36, (random() - 0.5) * 0.2]
    const y = 0.205 + random() * 0.035 + 0.05 * (1 - Math.abs(x) * 4.5)
    return part(coin.translate(x, y, z), random() < 0.3 ? '#ffd873' : '#f5b32f', GOLD)
  })
  return [
    part(ball(0.2, [0, 0.17, 0], [1, 0.35, 0.62], 12, 6), '#e0a028', GOLD),
    ...coins,
    part(ball(0.034, [0.09, 0.28, 0.06], [1, 1, 1], 7, 5), '#d43d3d', GEM),
    part(ball(0.028, [-0.1, 0.275, 0.05], [1, 1, 1], 7, 5), '#2f9c8a', GEM),
    part(ball(0.024, [0.0, 0.3, -0.02], [1, 1, 1], 7, 5), '#3f6fc0', GEM),
  ]
}

/** Returns the open treasure chest, 0.46 wide, its front toward +z. */
export function chest(): BufferGeometry {
  return joined([...body(), lid(), ...heap()])
}
