import { parseCell, rankOf } from '../../../engine/jackal/cells.ts'
import { CLASSIC_ISLAND } from '../../../engine/jackal/data/boards.ts'
import { TILE_KINDS, tileRow } from '../../../engine/jackal/data/tiles.ts'
import { UNKNOWN_TILE } from '../../../engine/jackal/data/unknownTile.ts'
import { landOf } from '../../../engine/jackal/geometry/terrain.ts'
import type { Facing, JackalState, Piece, TeamId, Tile } from '../../../engine/jackal/types.ts'
import { handDressed, pieceAt, teamsAtHome, tilesBy } from './handDressed.ts'

/** The island of the main menu from rank 12 down to 2: `.` is closed; `kind/2` shows picture or quarter turn 2. */
const ISLAND = `
  . . cave chest-3 arrow-4 empty . . .
  . . ice crocodile . jungle balloon arrow-1/1 . . .
  . arrow-4d mountain . jungle chest-1 rum . friday . .
  . . empty/2 cannibal . arrow-4d . desert cannon . .
  horse bottle-2 . arrow-2d . . galleon empty/3 . chest-2 .
  arrow-2/1 desert fort chest-1 earthquake caramba . thicket desert swamp arrow-1/3
  empty/4 arrow-1d ben . airplane . . . aborigine empty cave
  . jungle . arrow-2d/1 empty/2 crocodile jungle . . bottle-1 .
  . . trap chest-4 . arrow-1d chest-5 missionary lighthouse . .
  . rum empty fort arrow-1 swamp cannon/1 balloon . . .
  . . ice desert jungle horse thicket . .`

const PIRATES: readonly (readonly [TeamId, string])[] = [
  ['white', 'g2'],
  ['white', 'h4'],
  ['white', 'f3'],
  ['red', 'c6'],
  ['red', 'd7'],
  ['red', 'e7'],
  ['black', 'f10'],
  ['black', 'g11'],
  ['yellow', 'i8'],
  ['yellow', 'j7'],
  ['yellow', 'l6'],
]

/** Returns a match in progress without players, for the table behind the menu. */
export function stillLife(): JackalState {
  return handDressed({ tiles: tiles(), teams: teamsAtHome(), pieces: PIRATES.map(pirate), turn: 'white' })
}

function tiles(): readonly (Tile | null)[] {
  const names = ISLAND.trim().split(/\s+/)
  const fromNorth = [...landOf(CLASSIC_ISLAND)].sort(
    (a, b) => rankOf(CLASSIC_ISLAND, b) - rankOf(CLASSIC_ISLAND, a) || a - b,
  )
  const byCell = new Map(fromNorth.map((cell, index) => [cell, tileNamed(names[index] ?? '.')]))
  return tilesBy((cell) => byCell.get(cell) ?? UNKNOWN_TILE)
}

function tileNamed(name: string): Tile {
  const [kindName, turn] = name.split('/')
  const kind = TILE_KINDS.find((one) => one === kindName)
  if (!kind) return UNKNOWN_TILE
  const { coins = 0, treasure = false, pictures, turned } = tileRow(kind)
  const number = Number(turn ?? 0)
  return {
    ...UNKNOWN_TILE,
    kind,
    open: true,
    coins,
    treasure,
    picture: pictures ? Math.max(1, number) : 1,
    facing: turned ? (number as Facing) : 0, // quarter turns are written as 0 to 3 in the map above
  }
}

function pirate([team, place]: readonly [TeamId, string], index: number): Piece {
  return pieceAt('pirate', `${team}-${index + 1}`, team, parseCell(CLASSIC_ISLAND, place) ?? 'gone')
}
