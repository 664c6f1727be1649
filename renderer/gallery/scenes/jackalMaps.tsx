import { boardFor } from '../../../engine/jackal/data/boards.ts'
import { MAP_NAMES, type MapName } from '../../../engine/jackal/data/maps.ts'
import type { JackalMove, JackalState } from '../../../engine/jackal/types.ts'
import { openStream } from '../../../engine/kernel/rng.ts'
import { createMatch } from '../../../engine/match/match.ts'
import { JACKAL } from '../../../engine/protocol/games.ts'
import { sideViewsOf } from '../../jackal/table/sideViews.ts'
import type { GalleryScene } from '../scenes.tsx'
import { JackalScene } from './JackalScene.tsx'

/** Moves played before the picture: about a third of the tiles are open. */
const PLAYED = 220

/** A match of the archipelago in which everybody explores. */
function explored(map: MapName, moves: number): JackalState {
  const parsed = JACKAL.parseOptions({ variant: 'archipelago', map })
  if (!parsed.ok) throw new RangeError(parsed.problem.what)
  const match = createMatch(JACKAL, { options: parsed.value, seed: 11 })
  const rng = openStream(11, 'gallery')
  for (let n = 0; n < moves; n++) {
    const [seat] = match.awaiting()
    if (seat === undefined) break
    const view = match.view(seat)
    const listed = JACKAL.rules.legalMoves(view, seat)
    const exploring = listed.filter((move) => isExploring(move, view))
    const from = exploring.length > 0 ? exploring : listed
    const move = from[rng.int(from.length)]
    if (move) match.play(seat, move)
  }
  return match.view('spectator')
}

/** Turns a tile, or carries gold. */
function isExploring(move: JackalMove, { tiles }: JackalState): boolean {
  return move.kind === 'go' && (move.carry !== undefined || tiles[move.to]?.open === false)
}

function scenesOf(map: MapName): readonly (readonly [string, GalleryScene])[] {
  const camera = sideViewsOf(boardFor({ map, variant: 'archipelago', lifeboat: false })).S
  const scene = (moves: number): GalleryScene => ({
    camera,
    content: () => <JackalScene moment={{ state: () => explored(map, moves) }} />,
  })
  return [
    [`jackal-map-${map}`, scene(PLAYED)],
    [`jackal-map-${map}-new`, scene(4)],
  ]
}

/** Every map of Jackal from the play camera, new and half explored. */
export const JACKAL_MAP_SCENES: Readonly<Record<string, GalleryScene>> = Object.fromEntries(MAP_NAMES.flatMap(scenesOf))
