import { type BufferGeometry, DodecahedronGeometry } from 'three'
import type { Parts } from '../bake/model.ts'
import { cut, type Detail } from '../geometry/detail.ts'
import { joined, part } from '../geometry/part.ts'
import { ball, box, cone, drum, placed, rod, type Triple } from '../geometry/solids.ts'
import { randomFrom } from '../random.ts'
import { SQUADRON_PAINT, type SquadronId } from '../teams.ts'
import { FORT_GUNS, FORT_POLE, FORT_TOWERS } from './fortMeasures.ts'
import { teamFlag } from './squadron/flags.ts'

const STONE = { roughness: 0.85, grain: 0.5 }
const CREST = { roughness: 0.8, grain: 0.2 }
const IRON = { roughness: 0.35, metalness: 0.8, grain: 0 }
const PALE = '#c9bca8'
const GREY = '#ab9d8b'
const DARK = '#71675c'
const WORN = '#8e8375'
const SOOT = '#241a14'

/** Half the distance between the towers, and their height. */
const { half: HALF, height: TOWER } = FORT_TOWERS
const WALL = { thick: 0.07, height: 0.19 } as const

/** The state of a fort: a ruin has lost stones and is blackened. */
interface State {
  readonly detail: Detail
  readonly ruined: boolean
  /** The colour of the battlements: seen from above, they show the owner of the fort. */
  readonly crest: string
}

/** Returns merlons standing in a ring. */
function merlons(at: Triple, radius: number, count: number, colour: string): readonly BufferGeometry[] {
  return Array.from({ length: count }, (_, i) => {
    const turn = (i / count) * Math.PI * 2
    return part(placed(box([0.045, 0.055, 0.035], [0, 0.027, radius]), at, [0, turn, 0]), colour, CREST)
  })
}

/** Returns half a tower: its broken rim stands up unevenly, blackened inside. */
function brokenTower(x: number, z: number, share: number): readonly BufferGeometry[] {
  const random = randomFrom(Math.round(share * 100))
  const height = TOWER * share
  const rim = Array.from({ length: 9 }, (_, i) => {
    const [turn, tall] = [(i / 9) * Math.PI * 2, 0.02 + random() * 0.11]
    const block = box([0.062, tall, 0.03], [0, tall / 2 - 0.01, 0.085])
    return part(placed(block, [x, height, z], [0, turn, 0]), random() < 0.5 ? DARK : WORN, STONE)
  })
  return [
    part(drum(0.1, 0.112, height, [x, height / 2, z], 10), WORN, STONE),
    part(drum(0.082, 0.082, 0.012, [x, height, z], 10), SOOT, { roughness: 1, grain: 0 }),
    ...rim,
  ]
}

function tower(x: number, z: number, state: State): readonly BufferGeometry[] {
  const { detail, ruined, crest } = state
  if (ruined) return brokenTower(x, z, 0.5 + 0.42 * (x > 0 ? (z > 0 ? 0.15 : 1) : z > 0 ? 0.65 : 0.35))
  const sides = cut(detail, 10, 7)
  const [height, stone] = [TOWER, PALE]
  const slit = [0, Math.PI / 2, Math.PI, -Math.PI / 2].map((turn) =>
    part(placed(box([0.018, 0.06, 0.01], [0, height * 0.62, 0.093]), [x, 0, z], [0, turn, 0]), '#2a1c14', { grain: 0 }),
  )
  return [
    part(drum(0.092, 0.112, height, [x, height / 2, z], sides), stone, STONE),
    part(drum(0.115, 0.094, 0.045, [x, height + 0.018, z], sides), GREY, STONE),
    ...merlons([x, height + 0.038, z], 0.096, 6, crest),
    ...(detail === 'full' ? slit : []),
  ]
}

/** Returns a ruined wall: blocks of uneven height, with a breach in every wall but the gate's. */
function brokenWall(turn: number): readonly BufferGeometry[] {
  const random = randomFrom(Math.round(turn * 10) + 40)
  return [-0.16, -0.096, -0.032, 0.032, 0.096, 0.16].map((x, i) => {
    const breach = turn !== 0 && (i === 2 || i === 3) ? 0.3 : 1
    const height = WALL.height * (0.62 + random() * 0.4) * breach
    const block = box([0.066, height, WALL.thick], [x, height / 2, HALF])
    return part(placed(block, [0, 0, 0], [0, turn, 0]), i % 2 ? WORN : DARK, STONE)
  })
}

/** Returns a wall between two towers, its crenels on top; `turn` gives its side. */
function wall(turn: number, { detail, ruined, crest }: State): readonly BufferGeometry[] {
  if (ruined) return brokenWall(turn)
  const height = WALL.height
  const body = box([HALF * 2, height, WALL.thick], [0, height / 2, HALF])
  const walk = box([HALF * 1.7, 0.02, WALL.thick + 0.03], [0, height - 0.025, HALF])
  const teeth = [-0.12, -0.04, 0.04, 0.12].map((x) => box([0.045, 0.045, 0.03], [x, height + 0.02, HALF + 0.022]))
  const around = (geometry: BufferGeometry) => placed(geometry, [0, 0, 0], [0, turn, 0])
  return [
    part(around(body), GREY, STONE),
    ...(detail === 'full' ? [part(around(walk), PALE, STONE)] : []),
    ...teeth.map((tooth) => part(around(tooth), crest, CREST)),
  ]
}

/** Returns the gate in the south wall, with its arch and nails. */
function gate(): readonly BufferGeometry[] {
  const z = HALF + WALL.thick / 2
  return [
    part(box([0.15, 0.12, 0.05], [0, 0.06, z]), PALE, STONE),
    part(drum(0.075, 0.075, 0.05, [0, 0.12, z], 10, [Math.PI / 2, 0, 0]), PALE, STONE),
    part(box([0.1, 0.115, 0.03], [0, 0.057, z + 0.014]), '#5b3419', { roughness: 0.6 }),
    part(drum(0.05, 0.05, 0.03, [0, 0.115, z + 0.014], 10, [Math.PI / 2, 0, 0]), '#5b3419', { roughness: 0.6 }),
    ...[0.05, 0.1].map((y) => part(box([0.1, 0.012, 0.008], [0, y, z + 0.031]), '#2a2422', IRON)),
  ]
}

/**
 * Returns the round tower in the middle: roof and banners in the team's colour, a lit window, the pole for the flag.
 */
function keep(team: SquadronId, detail: Detail): readonly BufferGeometry[] {
  const { band, accent } = SQUADRON_PAINT[team]
  const sides = cut(detail, 14, 8)
  const [r, height] = [0.135, 0.4]
  const banners = [0, Math.PI / 2, Math.PI, -Math.PI / 2].flatMap((turn) => {
    const cloth = box([0.075, 0.15, 0.008], [0, 0.27, r + 0.006])
    const stripe = box([0.075, 0.022, 0.01], [0, 0.225, r + 0.0065])
    const hang = (geometry: BufferGeometry) => placed(geometry, [0, 0, 0], [0, turn + Math.PI / 4, 0])
    return [part(hang(cloth), band, { roughness: 0.8 }), part(hang(stripe), accent, { roughness: 0.8 })]
  })
  const windows = [0, Math.PI].map((turn) =>
    part(placed(box([0.04, 0.06, 0.012], [0, 0.28, r]), [0, 0, 0], [0, turn, 0]), '#ffcf6a', { grain: 0 }),
  )
  return [
    part(drum(r * 0.95, r * 1.1, height, [0, height / 2, 0], sides), PALE, STONE),
    part(drum(r * 1.2, r * 0.96, 0.05, [0, height + 0.02, 0], sides), GREY, STONE),
    ...merlons([0, height + 0.04, 0], r * 1.05, 8, band),
    part(cone(r * 0.86, 0.2, [0, height + 0.14, 0], sides), band, { roughness: 0.6, grain: 0.6 }),
    part(drum(0.024, 0.03, 0.05, [0, height + 0.24, 0], 6), '#d9a441', { roughness: 0.3, metalness: 0.85, grain: 0 }),
    ...pole(height + 0.2, FORT_POLE),
    ...(detail === 'full' ? [...banners, ...windows] : []),
  ]
}

function pole(from: number, to: number): readonly BufferGeometry[] {
  return [
    part(rod([0, from, 0], [0, to, 0], 0.011, 0.008, 5), '#a8743e', { roughness: 0.5 }),
    part(ball(0.018, [0, to + 0.01, 0], [1, 1, 1], 6, 4), '#d9a441', { roughness: 0.3, metalness: 0.85, grain: 0 }),
  ]
}

/** Returns a gun on its carriage behind each embrasure and on each tower. */
function guns(detail: Detail): readonly BufferGeometry[] {
  return FORT_GUNS.flatMap(([x, y, z]) => {
    const length = Math.hypot(x, z)
    const [dx, dz] = [x / length, z / length]
    const inward: Triple = [x - dx * 0.12, y, z - dz * 0.12]
    const barrel = part(rod(inward, [x, y, z], 0.021, 0.016, cut(detail, 7, 4)), '#33333b', IRON)
    if (detail === 'low') return [barrel]
    const bed = placed(
      box([0.05, 0.025, 0.07], [0, 0, 0]),
      [x - dx * 0.09, y - 0.022, z - dz * 0.09],
      [0, Math.atan2(dx, dz), 0],
    )
    return [barrel, part(bed, '#6b3a1c')]
  })
}

/** Returns the ruin of the middle tower, its roof beams and fallen stones. */
function wreckage(): readonly BufferGeometry[] {
  const random = randomFrom(12)
  const rubble = Array.from({ length: 26 }, () => {
    const [turn, away, size] = [random() * Math.PI * 2, 0.08 + random() * 0.34, 0.018 + random() * 0.03]
    const stone = new DodecahedronGeometry(size, 0).rotateX(random() * 3).rotateY(random() * 6)
    const place = stone.translate(Math.cos(turn) * away, size * 0.4, Math.sin(turn) * away)
    return part(place, random() < 0.5 ? DARK : GREY, STONE)
  })
  const beams = [0.4, 1.9, 3.3].map((turn) => {
    const beam = rod([0.02, 0.02, 0], [0.13, 0.3 + 0.06 * Math.sin(turn * 3), 0.02], 0.014, 0.01, 4)
    return part(beam.rotateY(turn), '#2b1d14', { roughness: 0.9 })
  })
  return [
    part(drum(0.118, 0.148, 0.2, [0, 0.1, 0], 12), WORN, STONE),
    part(drum(0.09, 0.118, 0.1, [0.018, 0.24, 0.012], 9, [0.2, 0.3, 0.12]), DARK, STONE),
    part(drum(0.112, 0.112, 0.012, [0, 0.2, 0], 12), SOOT, { roughness: 1, grain: 0 }),
    ...rubble,
    ...beams,
    ...pole(0.2, FORT_POLE * 0.72),
  ]
}

function shell(state: State): readonly BufferGeometry[] {
  const corners = [-HALF, HALF].flatMap((x) => [-HALF, HALF].map((z) => [x, z] as const))
  const yard = part(box([HALF * 2, 0.02, HALF * 2], [0, 0.012, 0]), '#b39a6c', { roughness: 0.9 })
  return [
    yard,
    ...corners.flatMap(([x, z]) => tower(x, z, state)),
    ...[0, Math.PI / 2, Math.PI, -Math.PI / 2].flatMap((turn) => wall(turn, state)),
    ...gate(),
  ]
}

/** Returns a team's fort, standing on its ground, its gate toward +z. */
export function fort(team: SquadronId, detail: Detail): BufferGeometry {
  return joined([
    ...shell({ detail, ruined: false, crest: SQUADRON_PAINT[team].band }),
    ...keep(team, detail),
    ...guns(detail),
  ])
}

/** Returns a silent fort of any team. */
export function ruinedFort(): BufferGeometry {
  return joined([...shell({ detail: 'full', ruined: true, crest: WORN }), ...wreckage()])
}

/** Returns a team's flag alone, the middle of its hoist on the origin, streaming toward +x. */
export function loneFlag(team: SquadronId): Parts {
  return { flags: teamFlag(team, { at: [0, 0, 0], size: [0.44, 0.22] }, 'full') }
}
