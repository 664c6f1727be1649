import type { Palette } from '../../../../electron/contract/ipc.ts'
import type { AdmiralState, ShipClass, TeamId } from '../../../../engine/admiral/types.ts'
import { BOW_TURN, SHIP_MEASURES } from '../../../../models/admiral/squadron/measures.ts'
import type { Poses } from '../../../playback/motion/poses.ts'
import { around } from '../../../table/sprites/drawing.ts'
import { type Drawing, indicesOf } from '../../../table/sprites/sheet.ts'
import { blankSprite, paintSprite, placeSprite, type Sprite } from '../../../table/sprites/sprite.ts'
import { colourNumber, TEAM_COLOURS } from '../../../ui/palettes.ts'
import { alongYaw, shipTarget, WATER } from '../../table/anchors.ts'

/** What a team's light on the water is tinted with, as painted: brighter than the paint. */
const PAINTED_LIGHT: Readonly<Record<TeamId, number>> = {
  red: 0xff4a38,
  blue: 0x5f8dff,
  green: 0x74e04a,
  gold: 0xffcf3a,
}

/** The line round the hull, by team: whole, in long dashes, dotted, double. */
const RINGS: Readonly<Record<TeamId, { readonly dash: readonly number[]; readonly radii: readonly number[] }>> = {
  red: { dash: [], radii: [96] },
  blue: { dash: [44, 31], radii: [96] },
  green: { dash: [0.1, 21], radii: [96] },
  gold: { dash: [], radii: [88, 106] },
}

/** A soft ring, brightest just outside the hull, and the team's line in it. */
const halo = (team: TeamId): Drawing =>
  around((g) => {
    const light = g.createRadialGradient(0, 0, 60, 0, 0, 126)
    light.addColorStop(0, 'rgba(255,255,255,0.5)')
    light.addColorStop(0.42, 'rgba(255,255,255,1)')
    light.addColorStop(0.6, 'rgba(255,255,255,0.55)')
    light.addColorStop(1, 'rgba(255,255,255,0)')
    g.fillStyle = light
    g.fillRect(-128, -128, 256, 256)
    const { dash, radii } = RINGS[team]
    g.setLineDash([...dash])
    g.lineCap = dash[0] === 0.1 ? 'round' : 'butt'
    for (const radius of radii) {
      g.strokeStyle = 'rgba(255,255,255,1)'
      g.lineWidth = 10
      g.beginPath()
      g.arc(0, 0, radius, 0, Math.PI * 2)
      g.stroke()
    }
  }, 256)

/** The light of each team, to be tinted. */
export const HALOS = { red: halo('red'), blue: halo('blue'), green: halo('green'), gold: halo('gold') } as const
const PICTURE = indicesOf(HALOS)

/** How far the light reaches beyond the hull to each side, cells. */
const BEYOND = 0.3
const ABOVE_WATER = 0.008
/** Strength of the light; weaker round a ship that has ended her activation. */
const STRENGTH = { ready: 0.58, done: 0.24 } as const
/** Ships that leave the water leave their light. */
const REACH = 0.25

const shapes: Readonly<Record<ShipClass, readonly [length: number, breadth: number, middle: number]>> = {
  line: shapeOf('line'),
  galleon: shapeOf('galleon'),
  frigate: shapeOf('frigate'),
  brig: shapeOf('brig'),
}

function shapeOf(name: ShipClass): readonly [number, number, number] {
  const { halfLength, halfBeam, middle } = SHIP_MEASURES[name].hull
  return [2 * (halfLength + BEYOND), 2 * (halfBeam + BEYOND), middle]
}

const lightOf = (team: TeamId, palette: Palette): number =>
  palette === 'default' ? PAINTED_LIGHT[team] : colourNumber(TEAM_COLOURS[palette].admiral[team])

const sprite = blankSprite()

/** The light of her team on the water round every ship afloat, so that sides are told from above. */
export function addHalos(
  state: AdmiralState,
  poses: Poses,
  palette: Palette,
  add: (sprite: Readonly<Sprite>) => void,
): void {
  for (const { id, class: name, team, done } of state.ships) {
    const pose = poses.get(shipTarget(id))
    if (!pose || pose.opacity < 0.05 || Math.abs(pose.y - WATER) > REACH) continue
    const [length, breadth, middle] = shapes[name]
    const ahead = alongYaw(pose.yaw)
    const [x, z] = [pose.x + middle * pose.scale * ahead.x, pose.z + middle * pose.scale * ahead.z]
    placeSprite(sprite, x, WATER + ABOVE_WATER, z, length * pose.scale, PICTURE[team])
    sprite.flat = true
    sprite.stretch = breadth / length
    sprite.turn = pose.yaw + BOW_TURN
    sprite.opacity = (done ? STRENGTH.done : STRENGTH.ready) * pose.opacity
    paintSprite(sprite, lightOf(team, palette))
    add(sprite)
  }
}
