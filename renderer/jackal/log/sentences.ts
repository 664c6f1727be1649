import { printCell } from '../../../engine/jackal/cells.ts'
import type { TileKind } from '../../../engine/jackal/data/tiles.ts'
import { tileRow } from '../../../engine/jackal/data/tiles.ts'
import { isFerry } from '../../../engine/jackal/geometry/terrain.ts'
import type { Cell, JackalEvent, Load, Tile } from '../../../engine/jackal/types.ts'
import type { Translate } from '../../i18n/t.ts'
import { opening } from '../../i18n/t.ts'
import { type Words, winnersText } from '../../i18n/words.ts'
import { byKind } from '../../playback/eventTable.ts'
import { pieceFullName, pieceName, typeOfPiece } from '../names.ts'
import { seenCause } from '../seenCause.ts'
import { endReasonText, type Terms } from './endReason.ts'

type EventOf<K extends JackalEvent['kind']> = Extract<JackalEvent, { kind: K }>

/** The words and facts of a sentence. */
interface Telling extends Words {
  readonly terms: Terms
  /** The name of a cell. */
  readonly at: (cell: Cell) => string
}

/** Returns one event as a sentence of the ship's log, without its full stop; null when it goes without saying. */
export function tell(event: JackalEvent, terms: Terms, words: Words): string | null {
  const sentence = sentenceOf(event, { ...words, terms, at: (cell) => printCell(terms.board, cell) })
  return sentence && opening(sentence)
}

/** The sentence for each kind of event; null if the event adds nothing to the log (another one covers it). */
const sentenceOf = byKind<JackalEvent, [words: Telling], string | null>({
  loadLifted: null,
  decisionAsked: null,
  pieceMoved: tellMove,
  tileRevealed: ({ cell, tile }, { t, at }) => tellTile(t, at(cell), tile),
  loadDropped: ({ load, cell }, { t, at }) => t(`log.loadDropped.${load}`, { cell: at(cell) }),
  loadScored: ({ load }, { t }) => t(`log.loadScored.${load}`),
  loadLost: ({ load, to, cell }, { t, at }) =>
    to === 'sea' ? t(`log.loadLost.${load}.sea`, { cell: at(cell) }) : t(`log.loadLost.${load}.cannibal`),
  shipPlaced: ({ cell }, { t, at }) => t('log.shipPlaced', { cell: at(cell) }),
  bearWoken: ({ cell }, { t, at }) => t('log.bearWoken', { cell: at(cell) }),
  bearWalked: ({ from, to }, { t, at }) => t('log.bearWalked', { from: at(from), to: at(to) }),
  pieceMauled: ({ piece, from }, { t, at }) => t('log.pieceMauled', { Piece: pieceFullName(t, piece), from: at(from) }),
  shipSailed: ({ from, to }, { t, at }) => t('log.shipSailed', { from: at(from), to: at(to) }),
  boatFound: ({ cell }, { t, at }) => t('log.boatFound', { cell: at(cell) }),
  boatLaunched: ({ piece, cell }, { t, at }) => t('log.boatLaunched', { Piece: pieceName(t, piece), cell: at(cell) }),
  boatRowed: ({ from, to }, { t, at }) => t('log.boatRowed', { from: at(from), to: at(to) }),
  swimmerRescued: ({ piece }, { t }) => t('log.swimmerRescued', { Piece: pieceName(t, piece) }),
  pieceStruck: ({ piece, from }, { t, at }) => t('log.pieceStruck', { Piece: pieceFullName(t, piece), from: at(from) }),
  fridayTurned: ({ to }, { t }) => t('log.fridayTurned', { team: t(`team.${to}`) }),
  pieceDied: tellDeath,
  pieceLeft: ({ piece, cause }, { t }) => t(`log.pieceLeft.${cause}`, { Piece: pieceName(t, piece) }),
  pieceTrapped: ({ piece, cell }, { t, at }) => t('log.pieceTrapped', { Piece: pieceName(t, piece), cell: at(cell) }),
  pieceFreed: tellFreedom,
  pieceDrank: ({ piece }, { t }) => t('log.pieceDrank', { Piece: pieceName(t, piece) }),
  pieceLost: ({ piece, cell }, { t, at }) => t('log.pieceLost', { Piece: pieceName(t, piece), cell: at(cell) }),
  pieceEmerged: ({ piece, to }, { t, at }) => t('log.pieceEmerged', { Piece: pieceFullName(t, piece), to: at(to) }),
  pieceRevived: ({ cell }, { t, at }) => t('log.pieceRevived', { cell: at(cell) }),
  pieceJoined: ({ piece }, { t }) =>
    t('log.pieceJoined', { Piece: pieceName(t, piece.id), team: t(`team.${piece.team}`) }),
  missionaryArmed: (_, { t }) => t('log.missionaryArmed'),
  bottlesFound: ({ count }, { t }) => t('log.bottlesFound', { bottles: t('count.bottles', { n: count }) }),
  bottleUsed: ({ piece }, { t }) => t('log.bottleUsed', { piece: t(`piece.${typeOfPiece(piece)}.for`) }),
  bottleGiven: ({ to }, { t }) =>
    t(typeOfPiece(to) === 'friday' ? 'log.bottleGiven.friday' : 'log.bottleGiven.missionary'),
  airplaneUsed: ({ cell }, { t, at }) => t('log.airplaneUsed', { cell: at(cell) }),
  lighthouseClimbed: ({ looks }, { t }) => t('log.lighthouseClimbed', { n: looks }),
  tilePeeked: tellPeek,
  tilesArranged: ({ cells }, { t, at }) => t('log.tilesArranged', { cells: cells.map(at).join(', ') }),
  earthquakeStruck: ({ cell }, { t, at }) => t('log.earthquakeStruck', { cell: at(cell) }),
  tilesSwapped: ({ cells: [first, second] }, { t, at }) =>
    t('log.tilesSwapped', { first: at(first), second: at(second) }),
  oathSworn: ({ cell }, { t, at }) => t('log.oathSworn', { cell: at(cell) }),
  groveEntered: ({ cell, turns }, { t, at }) => t('log.groveEntered', { n: turns, cell: at(cell) }),
  turnPassed: ({ sobered }, { t }) => (sobered.length ? t('log.turnPassed.sobered', { n: sobered.length }) : null),
  turnSkipped: ({ team, reason }, { t }) => t(`log.turnSkipped.${reason}`, { team: t(`team.${team}`) }),
  endOffered: ({ by }, { t, nameOf }) => t('log.endOffered', { name: nameOf(by) }),
  endAccepted: ({ by }, { t, nameOf }) => t('log.endAccepted', { name: nameOf(by) }),
  endDeclined: ({ by }, { t, nameOf }) => t('log.endDeclined', { name: nameOf(by) }),
  matchEnded: (event, { terms, ...words }) =>
    words.t('log.matchEnded', { reason: endReasonText(words.t, terms, event), winner: winnersText(event, words) }),
})

/** Returns the sentence of a step; null for one into the sea with the boat, which its launch covers. */
function tellMove(event: EventOf<'pieceMoved'>, telling: Telling): string | null {
  const { t, terms } = telling
  const told = tellStep(event, telling)
  return told && isFerry(terms.board, event.to) && !isFerry(terms.board, event.from)
    ? t('log.ontoFerry', { told })
    : told
}

function tellStep(event: EventOf<'pieceMoved'>, { t, at, terms }: Telling): string | null {
  const cause = seenCause(terms.board, event)
  if (cause === 'launch') return null
  const names = { Piece: pieceName(t, event.piece), from: at(event.from), to: at(event.to) }
  if (cause === 'turntable') return t('log.pieceMoved.turntable', { ...names, step: event.step })
  if (cause === 'walk') return t(`log.pieceMoved.walk${loaded(event.load)}`, names)
  if (cause === 'board') return t(`log.pieceMoved.board${event.load === 'boat' ? '' : loaded(event.load)}`, names)
  return t(`log.pieceMoved.${cause}`, names)
}

function loaded<L extends Load>(load: L | null): '' | `.${L}` {
  return load ? `.${load}` : ''
}

function tellTile(t: Translate, cell: string, tile: Tile): string {
  if (tile.kind === 'closed') return t('log.tileRevealed', { cell, tile: t('card.closed') })
  const { coins, treasure } = tileRow(tile.kind)
  if (coins) return t('log.tileRevealed.coins', { cell, coins: t('count.coins', { n: coins }) })
  if (treasure) return t('log.tileRevealed.galleon', { cell })
  return t('log.tileRevealed', { cell, tile: named(t, tile.kind) })
}

function tellDeath({ piece, cause, cell }: EventOf<'pieceDied'>, { t, at }: Telling): string {
  return t(`log.pieceDied.${cause}`, { Piece: pieceFullName(t, piece), cell: at(cell) })
}

function tellFreedom({ piece, by, cell }: EventOf<'pieceFreed'>, { t, at }: Telling): string {
  const who = { Piece: pieceName(t, piece), cell: at(cell) }
  return by === 'bottle' ? t('log.pieceFreed.bottle', who) : t('log.pieceFreed.friend', who)
}

function tellPeek({ cell, tile }: EventOf<'tilePeeked'>, { t, at }: Telling): string {
  const where = at(cell)
  if (tile === 'hidden' || tile.kind === 'closed') return t('log.tilePeeked.hidden', { cell: where })
  return t('log.tilePeeked', { cell: where, tile: named(t, tile.kind) })
}

const PROPER: ReadonlySet<TileKind> = new Set(['ben', 'friday', 'caramba'])

/** Returns the name inside a sentence: only proper names keep their capital. */
function named(t: Translate, kind: TileKind): string {
  const name = tileName(t, kind)
  return PROPER.has(kind) ? name : name.charAt(0).toLowerCase() + name.slice(1)
}

/** Returns the name of a kind of tile. */
export const tileName = (t: Translate, kind: TileKind): string => t(`tile.${kind}.name`)

/** Returns the name of a tile in its current state: an opened chest by its remaining coins. */
export function tileNameNow(t: Translate, { kind, open, coins }: Tile): string {
  if (kind === 'closed') return t('card.closed')
  if (!open || tileRow(kind).coins === undefined) return tileName(t, kind)
  return coins > 0 ? t('tile.chest.left', { n: coins }) : t('tile.chest.empty')
}

/** Returns the rule of a kind of tile in two or three lines. */
export const tileRule = (t: Translate, kind: TileKind): string => t(`tile.${kind}.rule`)
