import { boardFor } from '../../../../engine/jackal/data/boards.ts'
import { generatedMap } from '../../../../engine/jackal/maps/generatedMap.ts'
import type { JackalMove, JackalOptions, JackalState } from '../../../../engine/jackal/types.ts'
import { openStream } from '../../../../engine/kernel/rng.ts'
import { createMatch } from '../../../../engine/match/match.ts'
import { JACKAL } from '../../../../engine/protocol/games.ts'
import { sideViewsOf } from '../../../../renderer/jackal/table/sideViews.ts'
import { nineIsles } from '../../../../renderer/testkit/boards/archipelagoBoard.ts'
import type { GalleryScene } from '../../scenes.tsx'
import { MAP_SHEET, type SheetMap } from '../../sheets/mapNames.ts'
import { JackalScene } from './JackalScene.tsx'

/** Moves played before the picture: about a third of the tiles are open. */
const PLAYED = 220
/** The number of moves after which every ship has its place. */
const PLACED = 4

type MapOption = JackalOptions['map']

/** A match of the archipelago in which everybody explores. */
function explored(map: MapOption, moves: number): JackalState {
  const parsed = JACKAL.parseOptions(JSON.parse(JSON.stringify({ variant: 'archipelago', map }))) // as written in the protocol
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

/** The maps of the game, and the largest that may be drawn. */
function mapOf(name: SheetMap): MapOption {
  if (name === 'nine-isles') return nineIsles()
  if (name === 'drawn') return generatedMap(7, { variant: 'archipelago', size: 25 })
  return name
}

function scenesOf(name: SheetMap): readonly (readonly [string, GalleryScene])[] {
  const map = mapOf(name)
  const camera = sideViewsOf(boardFor({ map, variant: 'archipelago', lifeboat: false })).S
  const scene = (moves: number): GalleryScene => ({
    camera,
    content: () => <JackalScene moment={{ state: () => explored(map, moves) }} />,
  })
  return [
    [`jackal-map-${name}`, scene(PLAYED)],
    [`jackal-map-${name}-new`, scene(PLACED)],
  ]
}

/** Every map of Jackal from the play camera, new and half explored. */
export const JACKAL_MAP_SCENES: Readonly<Record<string, GalleryScene>> = Object.fromEntries(MAP_SHEET.flatMap(scenesOf))
