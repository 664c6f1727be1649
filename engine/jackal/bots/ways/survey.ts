import { isBeside } from '../../cells.ts'
import type { TileKind } from '../../data/tiles.ts'
import { isSameMap } from '../../geometry/perMap.ts'
import { cellsOf, groundOf } from '../../geometry/terrain.ts'
import { tileRule } from '../../tiles/index.ts'
import type { Passage, Ways } from '../../tiles/tileRule.ts'
import type { Cell, JackalState, Tile } from '../../types.ts'
import { turntableSteps } from '../../world.ts'
import { worthOf } from '../tileWorth.ts'
import { StepSorter, type StepsInto } from './steps.ts'

/** A board and the tiles that lie on it. */
type Land = Pick<JackalState, 'board' | 'tiles'>

/** The steps that the open tiles allow, in a form for fast access. Gold is left out. */
export interface Survey {
  /** For each cell, the cells from which a piece may come directly to it: on foot, sent by a tile, or over ice. */
  readonly into: StepsInto
  /** The turns to leave the tile of a cell, hazards included: 0 if it sends on, infinite if a piece cannot stay. */
  readonly leave: Float64Array
  /** The same for a piece with a load, which may not enter every tile. */
  readonly leaveLaden: Float64Array
  /** Tiles that send a piece home at once. */
  readonly homes: readonly Cell[]
  readonly closed: readonly Cell[]
}

/** The last surveys: searches return to the same land again and again, with gold in other places. */
const recent: { land: Land; survey: Survey }[] = []
const REMEMBERED = 4

/** Surveys the island. */
export function surveyOf({ board, tiles }: Land): Survey {
  const land = { board, tiles }
  const known = recent.find((one) => isSameLand(one.land, land))
  if (known) return known.survey
  const survey = lookOver(land)
  recent.unshift({ land, survey })
  if (recent.length > REMEMBERED) recent.pop()
  return survey
}

function isSameLand(a: Land, b: Land): boolean {
  if (!isSameMap(a.board, b.board)) return false
  if (a.tiles === b.tiles) return true
  for (const cell of groundOf(a.board)) {
    const one = a.tiles[cell]
    const other = b.tiles[cell]
    if (one === other || !one || !other) continue
    if (one.open !== other.open || (one.open && !leadAlike(one, other))) return false
  }
  return true
}

function leadAlike(a: Tile, b: Tile): boolean {
  return a.kind === b.kind && a.facing === b.facing && a.used === b.used
}

function lookOver({ board, tiles }: Land): Survey {
  const { length } = cellsOf(board)
  const leave = new Float64Array(length).fill(Number.POSITIVE_INFINITY)
  const leaveLaden = leave.slice()
  STEPS.begin()
  const homes: Cell[] = []
  const closed: Cell[] = []
  const through = throughTiles({ board, tiles })
  for (const cell of groundOf(board)) {
    const tile = tiles[cell]
    const lead = tile?.open ? leadOf(tile.kind) : null
    if (!tile || lead === null) closed.push(cell)
    else if (lead.ways === 'home') homes.push(cell)
    else {
      leave[cell] = lead.turns
      leaveLaden[cell] = lead.turnsLaden
      for (const to of lead.ways(board, cell, tile)) addStep(through, cell, cell, to)
    }
  }
  return { into: STEPS.sorted(length), leave, leaveLaden, homes, closed }
}

const STEPS = new StepSorter()

/** Stores the end of a step that starts from `start`: follows slides and caves. */
function addStep(through: Through, start: Cell, from: Cell, to: Cell): void {
  const on = through[to]
  if (on === undefined) STEPS.add(start, to)
  else if (typeof on === 'function') for (const next of on(from)) addStep(through, start, to, next)
  else for (const exit of on) STEPS.add(start, exit)
}

/** The exits of a kind of tile, and the turns to take them with empty hands and with a load. */
interface Lead {
  readonly ways: Ways | 'home'
  readonly turns: number
  readonly turnsLaden: number
}

/** Returns the turns to leave an open tile of a kind, see `Survey.leave`. */
export function leaveOf(kind: TileKind): Pick<Lead, 'turns' | 'turnsLaden'> {
  return leadOf(kind)
}

/** Combines the rules and the bots' own table for a kind. Computed once. */
function leadOf(kind: Tile['kind']): Lead {
  const known = LEADS.get(kind)
  if (known) return known
  const { loads, passage } = tileRule(kind)
  const ways = waysOf(passage)
  const turns = turnsOf(kind, passage)
  const lead = { ways, turns, turnsLaden: loads === 'allowed' ? turns : Number.POSITIVE_INFINITY }
  LEADS.set(kind, lead)
  return lead
}

const LEADS = new Map<Tile['kind'], Lead>()

function waysOf(passage: Passage): Ways | 'home' {
  switch (passage.kind) {
    case 'stays':
    case 'emerges':
      return passage.leaves
    case 'sends':
      return passage.to
    case 'sendsHome':
      return 'home'
    // `addStep` continues the way of pieces that the tile sends on by their last step.
    case 'sendsByStep':
    case 'kills':
      return () => []
    default:
      return passage satisfies never
  }
}

function turnsOf(kind: Tile['kind'], passage: Passage): number {
  if (passage.kind === 'sends') return 0
  if (passage.kind !== 'stays' && passage.kind !== 'emerges') return Number.POSITIVE_INFINITY
  return Math.max(1, turntableSteps({ kind })) + worthOf(kind).danger
}

/**
 * The exits of open tiles where a piece cannot stay: the same cells for all, or a function of the cell it came from.
 * Leaps and flights onto ice are assumed to lead nowhere.
 */
type Through = readonly (readonly Cell[] | ((from: Cell) => readonly Cell[]) | undefined)[]

function throughTiles({ board, tiles }: Land): Through {
  return tiles.map((tile, cell) => {
    if (!tile?.open) return undefined
    const { passage } = tileRule(tile.kind)
    if (passage.kind === 'emerges') return passage.exits(tiles, cell)
    if (passage.kind !== 'sendsByStep') return undefined
    return (from) => (isBeside(board, from, cell) ? passage.after(board, { from, to: cell, manner: 'straight' }) : [])
  })
}
