import type { AdmiralState, ShipClass, TeamId } from '../../../../engine/admiral/types.ts'
import { BOW_TURN, SHIP_MEASURES } from '../../../../models/admiral/squadron/measures.ts'
import type { Poses } from '../../../playback/motion/poses.ts'
import { around } from '../../../table/sprites/drawing.ts'
import type { Drawing } from '../../../table/sprites/sheet.ts'
import { blankSprite, paintSprite, placeSprite, type Sprite } from '../../../table/sprites/sprite.ts'
import { alongYaw, shipTarget, WATER } from '../../table/anchors.ts'

/** What a team's light on the water is tinted with. */
const TEAM_LIGHT: Readonly<Record<TeamId, number>> = {
  red: 0xff4a38,
  blue: 0x5f8dff,
  green: 0x74e04a,
  gold: 0xffcf3a,
}

/** A soft ring, brightest just outside the hull. */
export const HALO: Drawing = around((g) => {
  const light = g.createRadialGradient(0, 0, 60, 0, 0, 126)
  light.addColorStop(0, 'rgba(255,255,255,0.5)')
  light.addColorStop(0.42, 'rgba(255,255,255,1)')
  light.addColorStop(0.6, 'rgba(255,255,255,0.55)')
  light.addColorStop(1, 'rgba(255,255,255,0)')
  g.fillStyle = light
  g.fillRect(-128, -128, 256, 256)
}, 256)

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

const sprite = blankSprite()

/** The light of her team on the water round every ship afloat, so that sides are told from above. */
export function addHalos(state: AdmiralState, poses: Poses, add: (sprite: Readonly<Sprite>) => void): void {
  for (const { id, class: name, team, done } of state.ships) {
    const pose = poses.get(shipTarget(id))
    if (!pose || pose.opacity < 0.05 || Math.abs(pose.y - WATER) > REACH) continue
    const [length, breadth, middle] = shapes[name]
    const ahead = alongYaw(pose.yaw)
    const [x, z] = [pose.x + middle * pose.scale * ahead.x, pose.z + middle * pose.scale * ahead.z]
    placeSprite(sprite, x, WATER + ABOVE_WATER, z, length * pose.scale, 0)
    sprite.flat = true
    sprite.stretch = breadth / length
    sprite.turn = pose.yaw + BOW_TURN
    sprite.opacity = (done ? STRENGTH.done : STRENGTH.ready) * pose.opacity
    paintSprite(sprite, TEAM_LIGHT[team])
    add(sprite)
  }
}
