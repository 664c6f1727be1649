import { distanceBetween, printCell } from '../../../../engine/jackal/cells.ts'
import { type BearStep, type Route, turnsHome } from '../../../../engine/jackal/foresight.ts'
import type { Cell, JackalMove, JackalState, Load, Piece, PieceId } from '../../../../engine/jackal/types.ts'
import type { Seat } from '../../../../engine/kernel/game.ts'
import type { ToldAdvice } from '../../../hud/coach/gameCoach.ts'
import { continuing, opening, type Translate } from '../../../i18n/t.ts'
import { areAllied } from '../../alliances.ts'
import { bearAfterChoices, routesFor } from '../../intent/foreseen.ts'
import type { IntentState } from '../../intent/intentState.ts'
import { leftBehind, placeOf, targetAt } from '../../intent/targets.ts'
import { oddsOf } from '../turn/odds.ts'
import {
  bearSentence,
  dangerSentence,
  endOf,
  endsSentence,
  loadKey,
  MOST_ENDS,
  onlyEnd,
  piecesSentence,
  routeSentence,
  type Sentence,
  struckSentence,
} from '../turn/prospect.ts'
import { aboardSentence, headwaySentence, swimSentence } from './headway.ts'
import { factsOfOther } from './otherFacts.ts'
import type { Sides } from './sides.ts'
import { areOurs, enemyCrewLed, ofTeam, sidesOfFoe } from './whose.ts'

type Go = Extract<JackalMove, { kind: 'go' }>
type Facts = Pick<ToldAdvice, 'plain' | 'gains' | 'risks'>

/** Returns the results, gains and risks of a move, as in the hint for the cell under the pointer. */
export function factsOf(move: JackalMove, laid: IntentState, view: JackalState, t: Translate): Facts {
  const seat = laid.asked?.seat ?? view.turn
  const target = laid.cursor === null ? null : targetAt(laid, laid.cursor)
  const foe = OURS.has(move.kind) ? null : enemyCrewLed(view, seat)
  const sides =
    move.kind === 'go'
      ? target && factsOfGoing(move, leftBehind(laid, target), view, t)
      : factsOfOther(move, laid.laid.slice(1), view, t)
  const { plain = [], gains = [], risks = [] } = (foe && sides ? sidesOfFoe(sides, foe, t) : sides) ?? {}
  const struck = move.kind === 'go' && target ? struckBy(routesFor(move, view), view, seat, t) : {}
  const bear = target ? bearAfter(bearAfterChoices(view, target.moves), view, seat, t) : {}
  return told({
    plain,
    gains: [...(struck.gains ?? []), ...gains, ...(bear.gains ?? [])],
    risks: [...(struck.risks ?? []), ...risks, ...(bear.risks ?? [])],
  })
}

/** Moves that serve their player, whichever crew they lead. */
const OURS: ReadonlySet<JackalMove['kind']> = new Set(['peek', 'arrange', 'swap'])

/** Returns the pieces that a move hits, and whether one of them is ours. */
function struckBy(routes: readonly Route[], view: JackalState, seat: Seat, t: Translate): Sides {
  const line = struckSentence(routes, t)
  const struck = routes.flatMap(({ strikes }) => strikes)
  return areOurs(struck, view, seat) ? { risks: [line] } : { gains: [line] }
}

/** Returns the pieces that the bear then reaches: that is good if none is ours. */
function bearAfter(step: BearStep | null, view: JackalState, seat: Seat, t: Translate): Sides {
  if (!step || step.reaches.length === 0) return {}
  const line = bearSentence(step, view, t)
  return areOurs(step.reaches, view, seat) ? { risks: [line] } : { gains: [line] }
}

/** Returns the results of a piece's step, good or bad for its own crew. */
function factsOfGoing(move: Go, left: Load | null, view: JackalState, t: Translate): Sides {
  const routes = routesFor(move, view)
  const only = onlyEnd(routes, view, t)
  const shared = [left && t(`follow.leaves.${left}`), move.bottle ? t('coach.jackal.bottle') : null]
  if (routes.length > 1 && !only) {
    const line = t('follow.choose', { ends: endsSentence(routes, view, t, MOST_ENDS) })
    return { plain: [line], gains: forkSentence(routes, move, view, t), risks: shared }
  }
  if (!only) return { risks: shared }
  const { plain, gains, risks = [] } = factsOfRoute(only, move, view, t)
  return { plain, gains, risks: [...risks, ...shared] }
}

function told({ plain = [], gains = [], risks = [] }: Sides): Facts {
  const isSentence = (one: Sentence) => one !== null
  return { plain: plain.filter(isSentence), gains: gains.filter(isSentence), risks: risks.filter(isSentence) }
}

/** Ends of a way that are only a loss. */
const LOSSES: ReadonlySet<Route['ends']> = new Set(['sea', 'held', 'lost', 'death', 'gone', 'mauled'])

function factsOfRoute(route: Route, move: Go, view: JackalState, t: Translate): Sides {
  const { ends, gold, path } = route
  if (ends === 'unknown') return oddsSentence(path, view, t)
  const line = routeSentence(route, view, t)
  if (isSwimming(route))
    return { gains: [swimSentence(move, view, t)], risks: [dangerSentence(move, move.to, view, t)] }
  if (LOSSES.has(ends)) return { risks: [line] }
  if (ends === 'ship' && gold > 0) return { gains: [aboardWhom(route, line, move, view, t)] }
  if (ends === 'ship') return { plain: [line], gains: [aboardSentence(move, view, t)] }
  if (ends === 'launch') return { gains: [line] }
  const at = endOf(route)
  if (at === null || ends !== 'rest') return { plain: [line] }
  const danger = dangerSentence(move, at, view, t)
  const sent = path.length > 1 ? [line] : []
  const goal =
    homeSentence(move, at, view, t) ?? nearerSentence(move, at, view, t) ?? headwaySentence(move, at, view, t)
  const freed = freedAt(at, move, view)
  const frees = freed.length > 0 ? t('coach.jackal.frees', { who: piecesSentence(freed, t) }) : null
  const gains = [frees, goal, danger === null ? t('coach.jackal.safe') : null]
  return { plain: sent, gains, risks: [danger] }
}

/** Names the ally as the owner of gold that comes aboard an ally's ship. */
function aboardWhom(route: Route, line: string, { piece }: Go, { pieces, teams }: JackalState, t: Translate): string {
  const team = pieces.find(({ id }) => id === piece)?.team
  const own = teams.find(({ id }) => id === team)
  const ship = teams.find((one) => one.ship === endOf(route))
  return ship && own && ship.seat !== own.seat ? ofTeam(line, ship.id, t) : line
}

/** Returns the friends in the trap that a piece enters: all of them may go then (J-TRAP). */
function freedAt(at: Cell, move: Go, { options, pieces }: JackalState): readonly PieceId[] {
  const team = pieces.find(({ id }) => id === move.piece)?.team
  const isFreed = (one: Piece) =>
    one.at === at && one.trapped && one.id !== move.piece && team && areAllied(options, one.team, team)
  return pieces.filter(isFreed).map(({ id }) => id)
}

/** Returns whether the piece swims on, which costs it nothing. */
const isSwimming = ({ path, ends, sinks }: Route): boolean =>
  path.length === 1 && path[0]?.cause === 'swim' && ends === 'sea' && !sinks

/**
 * Returns the result of one of several ways: gold aboard, visible gold, the ship, a closed tile, or else a shorter
 * distance to one of them.
 */
function forkSentence(routes: readonly Route[], move: Go, view: JackalState, t: Translate): readonly Sentence[] {
  if (routes.some(({ gold }) => gold > 0)) return [t('coach.jackal.fork.home')]
  const leadsTo = (end: Route['ends']) => routes.some(({ ends }) => ends === end)
  const freed = routes.flatMap((route) => (route.ends === 'rest' ? freedAt(endOf(route) ?? -1, move, view) : []))
  const isAboard = view.teams.some(({ ship }) => ship === placeOf(move.piece, view))
  const told = [
    freed.length > 0 ? t('coach.jackal.fork.frees', { who: piecesSentence(freed, t) }) : null,
    goldSentence(routes, move, view, t),
    leadsTo('ship') && !isAboard ? t('coach.jackal.fork.ship') : null,
    leadsTo('unknown') ? t('coach.jackal.fork.unknown') : null,
  ].filter((one) => one !== null)
  if (told.length > 0) return told
  const rests = routes.flatMap((route) => (route.ends === 'rest' ? [endOf(route)] : [])).filter((end) => end !== null)
  const homes = rests.map((end) => homeSentence(move, end, view, t) ?? headwaySentence(move, end, view, t))
  return [homes.find((one) => one !== null) ?? null]
}

/** Returns the sentence that one of several ways leads to visible gold, for a piece without a load. */
function goldSentence(routes: readonly Route[], { carry }: Go, view: JackalState, t: Translate): Sentence {
  const ends = routes.flatMap((route) => (route.ends === 'rest' ? [endOf(route)] : []))
  const cell = carry ? undefined : ends.find((end) => end !== null && hasGold(view.tiles[end]))
  return typeof cell === 'number' ? t('coach.jackal.gold', { cell: printCell(view.board, cell) }) : null
}

const hasGold = (tile: JackalState['tiles'][number] | undefined): boolean =>
  tile?.open === true && (tile.coins > 0 || tile.treasure)

/** Returns the odds of the closed tile at the end of a way; the tile is named if another one leads to it. */
function oddsSentence(path: Route['path'], view: JackalState, t: Translate): Sides {
  const odds = oddsOf(view)
  const one = (fortune: 'gold' | 'held' | 'death') =>
    odds[fortune] > 0 ? opening(t(`odds.${fortune}`, { n: odds[fortune] })) : null
  const gold = one('gold')
  const end = path.at(-1)
  const named =
    end && path.length > 1 && gold
      ? t('follow.unknown', { cell: printCell(view.board, end.cell), odds: continuing(gold) })
      : gold
  return { gains: [named ?? t('coach.jackal.turned')], risks: [one('held'), one('death')] }
}

function homeSentence({ piece, carry }: Go, at: Cell, view: JackalState, t: Translate): Sentence {
  const lying = view.tiles[at]?.open
    ? view.tiles[at]?.treasure
      ? 'treasure'
      : view.tiles[at]?.coins
        ? 'coin'
        : null
    : null
  const load = carry ?? lying
  if (!load || load === 'boat') return null
  const turns = turnsHome(view, piece, at, load)
  return turns === null ? null : t('follow.home', { n: turns, load: t(loadKey(load)) })
}

/** Returns the sentence that a piece without a load comes nearer to visible gold. */
function nearerSentence({ piece, carry }: Go, at: Cell, view: JackalState, t: Translate): Sentence {
  const from = placeOf(piece, view)
  if (carry || from === null) return null
  const gold = view.tiles.flatMap((tile, cell) => (hasGold(tile) ? [cell] : []))
  const [nearest] = gold.toSorted((a, b) => distanceBetween(view.board, at, a) - distanceBetween(view.board, at, b))
  if (nearest === undefined || nearest === at) return null
  const comes = distanceBetween(view.board, at, nearest) < distanceBetween(view.board, from, nearest)
  return comes ? t('coach.jackal.nearer', { cell: printCell(view.board, nearest) }) : null
}
