import type { Cell, JackalEvent, JackalState, PieceId, Tile } from '../../../engine/jackal/types.ts'
import { HIDDEN } from '../../../engine/kernel/game.ts'
import { appear, foldAt, move, pause, sound } from '../../playback/cue.ts'
import { easeInOutSine, easeInQuad, easeOutBack, easeOutCubic, swell, within } from '../../playback/motion/easing.ts'
import {
  FLIP,
  flip,
  glide,
  grow,
  leanTowards,
  liftEdge,
  type Motion,
  shake,
  squash,
} from '../../playback/motion/motion.ts'
import { mixPose, type Pose } from '../../playback/motion/poses.ts'
import { stepFrom } from '../../table/camera/quarter.ts'
import { pieceTarget, pileTarget, TREASURE, tileTarget } from '../table/anchors.ts'
import { homeIn } from '../table/layout.ts'
import { frontSide } from '../table/tileLook.ts'
import { above, effect, ends, type JackalCue, type JackalScene, onTile } from './staging.ts'
import { TILE_VOICES } from './tileVoices.ts'

type Of<K extends JackalEvent['kind']> = Extract<JackalEvent, { kind: K }>

/** Lifts the tile, turns it over and drops it with dust; the piece on it is tossed up, loads on it appear last. */
export function tileRevealed({ cell, tile }: Of<'tileRevealed'>, scene: JackalScene): readonly JackalCue[] {
  const at = onTile(scene, cell)
  const voice = tile.kind === 'closed' ? null : TILE_VOICES[tile.kind]
  return [
    foldAt(0),
    move(tileTarget(cell), 0, FLIP.length, towardsViewer(flip())),
    move(tileTarget(cell), FLIP.length, 120, squash(0.02)),
    ...standingOn(scene.before, cell).flatMap((id) => tossed(id, scene)),
    ...findings(cell, tile, scene),
    sound('flip', 40, at),
    sound('wood', FLIP.length, at, 0.8),
    effect('dust', FLIP.length - 10, at, { size: 1.5 }),
    ...(voice ? [sound(voice, FLIP.length + 60, at, 0.8)] : []),
    pause(FLIP.length, 160),
  ]
}

/** Turns a motion that tilts a tile towards the south towards the viewer; a back looks the same from two sides. */
function towardsViewer(motion: Motion): Motion {
  const front = frontSide()
  return (t, pose) => {
    motion(t, pose)
    const tilt = stepFrom(front, pose.tiltX, pose.tiltZ)
    pose.tiltX = tilt.x
    pose.tiltZ = tilt.z
  }
}

function standingOn(state: JackalState, cell: Cell): readonly PieceId[] {
  return state.pieces.filter((piece) => piece.at === cell && piece.lost === null).map((piece) => piece.id)
}

/** Makes a piece jump while the tile turns below it. */
function tossed(id: PieceId, scene: JackalScene): readonly JackalCue[] {
  const [from, to] = ends(scene, pieceTarget(id))
  const up = FLIP.dip + FLIP.raise
  const motion: Motion = (t, pose) => {
    const ms = t * FLIP.length
    mixPose(from, to, within(ms, up, FLIP.length - FLIP.drop), pose)
    const rising = easeOutCubic(within(ms, FLIP.dip * 0.4, up))
    const falling = easeInQuad(within(ms, FLIP.length - FLIP.drop - 40, FLIP.length))
    pose.y += 1.45 * rising * (1 - falling)
    leanTowards(pose, 0, -1, 0.22 * swell(within(ms, 0, FLIP.length)))
  }
  return [move(pieceTarget(id), 0, FLIP.length, motion), move(pieceTarget(id), FLIP.length, 120, squash(0.08))]
}

/** Makes coins and the treasure pop out of the tile once it lies face up. */
function findings(cell: Cell, tile: Tile, scene: JackalScene): readonly JackalCue[] {
  const pop = grow(0, 1, easeOutBack)
  const from = FLIP.length - 20
  return [
    ...(tile.coins > 0 ? [appear(pileTarget(cell, 0), from, 320, pop)] : []),
    ...(tile.treasure ? [appear(TREASURE, from, 420, pop)] : []),
    ...(tile.coins > 0 || tile.treasure ? [effect('sparkles', from + 120, above(onTile(scene, cell), 0.1))] : []),
  ]
}

const LOOK = { up: 260, hold: 900, down: 280 } as const

/** Shows the face to the peeking player; for all others lifts an edge, with an eye as the sign of a peek. */
export function tilePeeked({ cell, tile }: Of<'tilePeeked'>, scene: JackalScene): readonly JackalCue[] {
  const at = onTile(scene, cell)
  if (tile === HIDDEN) {
    return [
      move(tileTarget(cell), 0, 700, towardsViewer(liftEdge(0.12, 0.32))),
      effect('eye', 80, above(at, 0.5)),
      sound('page', 0, at, 0.7),
    ]
  }
  const lasts = LOOK.up + LOOK.hold + LOOK.down
  return [
    foldAt(0),
    move(tileTarget(cell), 0, lasts, towardsViewer(shownToCamera(lasts))),
    sound('page', 0, at),
    sound('wood', lasts - 20, at, 0.6),
  ]
}

/** Raises a closed tile, turns it to the camera and lays it back face down. */
function shownToCamera(lasts: number): Motion {
  return (t, pose) => {
    const ms = t * lasts
    const up = easeInOutSine(within(ms, 0, LOOK.up)) * (1 - easeInOutSine(within(ms, LOOK.up + LOOK.hold, lasts)))
    pose.y += FLIP.height * up
    pose.tiltX += (FLIP.towardsCamera - Math.PI) * up
  }
}

/** Puts the peeked tiles back in their new order; shows a shuffle to viewers who may not know it. */
export function tilesArranged({ cells, order }: Of<'tilesArranged'>, scene: JackalScene): readonly JackalCue[] {
  const sources = order === HIDDEN ? shifted(cells) : order
  return [
    ...cells.flatMap((cell, index) => {
      const source = sources[index] ?? cell
      return carried(scene, source, cell, index * 90, 620, 0.35 + 0.12 * index)
    }),
    ...cells.map((cell, index) => sound('wood', 600 + index * 90, onTile(scene, cell), 0.6)),
  ]
}

const shifted = (cells: readonly Cell[]): readonly Cell[] => [...cells.slice(1), ...cells.slice(0, 1)]

/** Shakes the island. */
export function earthquakeStruck({ cell }: Of<'earthquakeStruck'>, scene: JackalScene): readonly JackalCue[] {
  const at = onTile(scene, cell)
  return [
    move('board', 0, 800, shake(0.09, 9)),
    sound('rumble', 0, at),
    ...[0, 1, 2, 3].map((i) =>
      effect('dust', i * 150, { ...at, x: at.x + Math.cos(i * 2), z: at.z + Math.sin(i * 2) }),
    ),
    effect('dust', 0, at, { size: 1.6 }),
  ]
}

/** Raises two tiles, which pass each other and change places. */
export function tilesSwapped({ cells: [a, b] }: Of<'tilesSwapped'>, scene: JackalScene): readonly JackalCue[] {
  const lasts = 1100
  return [
    ...carried(scene, a, b, 0, lasts, 1.0),
    ...carried(scene, b, a, 0, lasts, 0.6),
    sound('rumble', 0, onTile(scene, a), 0.5),
    sound('wood', lasts - 20, onTile(scene, b)),
    effect('dust', 0, onTile(scene, a)),
    effect('dust', 0, onTile(scene, b)),
    effect('dust', lasts - 20, onTile(scene, a), { size: 1.3 }),
    effect('dust', lasts - 20, onTile(scene, b), { size: 1.3 }),
  ]
}

/** Moves a tile from one cell to another, high enough to pass over everything in between. */
function carried(
  { before, after }: JackalScene,
  from: Cell,
  to: Cell,
  at: number,
  lasts: number,
  height: number,
): readonly JackalCue[] {
  const start = homeIn(before, tileTarget(from))
  const end: Pose = { ...homeIn(after, tileTarget(to)), tiltX: start.tiltX }
  const path = glide(start, end, (t) => easeInOutSine(within(t, 0.22, 0.78)))
  const motion: Motion = (t, pose) => {
    path(t, pose)
    pose.y += height * easeInOutSine(within(t, 0, 0.25)) * (1 - easeInQuad(within(t, 0.78, 1)))
    pose.tiltZ += 0.18 * swell(t)
  }
  return [move(tileTarget(from), at, lasts, motion)]
}

/** Shows the keeper climbing up and looking round in the beam. */
export function lighthouseClimbed({ cell, by }: Of<'lighthouseClimbed'>, scene: JackalScene): readonly JackalCue[] {
  const climb: Motion = (t, pose) => {
    const up = easeInOutSine(within(t, 0, 0.25)) * (1 - easeInOutSine(within(t, 0.8, 1)))
    pose.y += 0.55 * up
    pose.yaw += 0.9 * Math.sin(Math.PI * 2 * within(t, 0.2, 0.85))
  }
  return [
    move(pieceTarget(by), 0, 1300, climb),
    sound('chime', 0, onTile(scene, cell)),
    effect('beam', 150, above(onTile(scene, cell), 0.75), { size: 1.4 }),
  ]
}

/** Shows that the airplane is used up: one last puff of smoke. */
export function airplaneUsed({ cell }: Of<'airplaneUsed'>, scene: JackalScene): readonly JackalCue[] {
  const at = above(onTile(scene, cell), 0.1)
  return [effect('smoke', 0, at, { size: 0.6 }), sound('engine', 0, at, 0.3), pause(0, 200)]
}
