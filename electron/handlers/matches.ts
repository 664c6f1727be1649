import { isDeepStrictEqual } from 'node:util'
import type { Seat } from '../../engine/kernel/game.ts'
import type { Handlers } from '../clients/answer.ts'
import type { Client } from '../clients/client.ts'
import type { Sessions } from '../clients/sessions.ts'
import { analysableSeats } from '../contract/analysis.ts'
import {
  type Json,
  type Language,
  type MatchInfo,
  type MatchSetup,
  playsElsewhere,
  playsHere,
} from '../contract/ipc.ts'
import { Refused } from '../contract/refused.ts'
import type { ShownMoves } from '../contract/screens.ts'
import { silentLog } from '../files/log.ts'
import type { GameLookup } from '../games/hostedGame.ts'
import { firstViewer, isGranted } from '../matches/access.ts'
import { Analyses } from '../matches/analysis/analyses.ts'
import type { Recorded } from '../matches/analysis/analysis.ts'
import { NO_JUDGE } from '../matches/analysis/judgePool.ts'
import { Coach, NOBODY } from '../matches/coach/coach.ts'
import { openingsOf } from '../matches/commitments.ts'
import { openDeal, playedRecordOf } from '../matches/deal.ts'
import { type AskForLuck, drawLuck } from '../matches/luck.ts'
import { dealMatch } from '../matches/newMatch.ts'
import { requireDoubling } from '../matches/players.ts'
import { matchInfo, recordOf, type SaveSummary, saveInfo } from '../saves/content.ts'
import { replayOf } from '../saves/sharing/replay.ts'
import type { Store } from '../saves/store.ts'
import { runInSlices } from '../time/timeSlices.ts'
import { requireNoTwin, rightsIn, twinsAmong, twinsOf } from './twins.ts'

type MatchHandlers = Pick<Handlers, Extract<keyof Handlers, `match:${string}`>>

/** The parts around matches; a host without one lacks what it does. */
export interface MatchParts {
  /** Asks other screens to add to the luck of a new match. */
  readonly askForLuck?: AskForLuck
  /** Gives people advice. */
  readonly coach?: Coach
  /** Analyse matches that no client has open. */
  readonly analyses?: Analyses
  /** Returns the language of this screen, whose letters name the cells of a new match. */
  readonly language?: () => Language | undefined
  /** Called with what a client of this computer has shown. */
  readonly onShown?: (shown: ShownMoves, client: Client) => void
}

/** Creates the handlers for creating, playing and watching matches. */
export function matchHandlers(
  sessions: Sessions,
  store: Store,
  games: GameLookup,
  {
    askForLuck = async () => null,
    coach = new Coach(NOBODY),
    analyses = new Analyses(NO_JUDGE, silentLog),
    language = () => undefined,
    onShown = () => {},
  }: MatchParts = {},
): MatchHandlers {
  return {
    'match:create': async (setup) => {
      const whole = await withPosition(setup, store)
      const id = store.newId()
      const luck = await drawLuck(whole, id, askForLuck)
      const { condition: _, ...info } = await store.create(dealMatch(whole, games, luck, language()), id)
      return info
    },
    'match:open': async ({ id }, client) => {
      const { live } = await sessions.open(client, id, await rightsIn(id, client, store))
      if (!live.info.outcome) analyses.forget(id)
      return saveInfo(live.save.summary)
    },
    'match:leave': async ({ id }, client) => {
      await sessions.leave(client, id)
      return null
    },
    'match:play': async ({ id, seat, move }, client) => {
      const { live, subscription } = sessions.sessionOf(client, id)
      coach.drop(live)
      await live.play(subscription, seat, move)
      return null
    },
    'match:undo': async ({ id, seat }, client) => {
      const { live, subscription } = sessions.sessionOf(client, id)
      coach.drop(live)
      await live.undo(subscription, seat)
      return null
    },
    'match:rewind': async ({ id, moves }, client) => {
      await sessions.sessionOf(client, id).live.rewind(moves)
      return null
    },
    'match:giveUp': async ({ id, seat }, client) => {
      const { live, subscription } = sessions.sessionOf(client, id)
      coach.drop(live)
      await live.giveUp(subscription, seat)
      return null
    },
    'match:playOut': async ({ id, seat }, client) => {
      const { live, subscription } = sessions.sessionOf(client, id)
      coach.drop(live)
      await live.playOut(subscription, seat)
      return null
    },
    'match:end': async ({ id }, client) => {
      await sessions.sessionOf(client, id).live.end()
      return null
    },
    'match:waitForPad': ({ id, seat, waits }, client) => {
      const { live, subscription } = sessions.sessionOf(client, id)
      live.waitForPad(subscription, seat, waits)
      return null
    },
    'match:pause': async ({ id, paused }, client) => {
      const { live } = sessions.sessionOf(client, id)
      const [only, another] = live.info.seats.filter(({ player }) => playsHere(player))
      await live.setPaused(paused, only && !another ? only.seat : null)
      return null
    },
    'match:seat': async ({ id, seat, player, name }, client) => {
      const { live } = sessions.sessionOf(client, id)
      if (playsElsewhere(player)) await requireUncopied(live.save.summary, seat, store)
      await live.setPlayer(seat, player, name)
      return null
    },
    'match:look': async ({ id, viewer }, client) => {
      const { live, subscription } = sessions.sessionOf(client, id)
      if (viewer === 'open' && !isGranted((await rightsIn(id, client, store)).viewers, viewer))
        throw new Refused('not-allowed', 'a copy is still played')
      await live.setViewer(subscription, viewer)
      return null
    },
    'match:shown': ({ id, moves, lastEvent, covered }, client) => {
      const { live, subscription } = sessions.sessionOf(client, id)
      live.acknowledge(subscription, moves, covered)
      onShown({ match: id, moves, ...(lastEvent !== undefined && { lastEvent }) }, client)
      return null
    },
    'match:advise': ({ id, seat }, client) => {
      const { live } = sessions.sessionOf(client, id)
      return coach.advise(live, client.rights, seat)
    },
    'match:analysis': async ({ id, ...skipped }) => {
      const recorded = analyses.knows(id) ? null : await recordedIn(id, store)
      await requireStill(id, store, sessions, analyses)
      return analyses.go(id, skipped, recorded)
    },
    'match:stopAnalysis': ({ id }) => {
      analyses.stop(id)
      return null
    },
    'match:deal': async ({ id }) => {
      const { game, match, content } = await store.peek(id)
      if (!content.summary.outcome) throw new Refused('not-allowed', 'the match is not over')
      await requireNoTwin(content.summary, store)
      const { header } = content.summary
      const record = recordOf(content)
      const deal = await runInSlices(openDeal(game, match, record, header))
      return { ...deal, ...openingsOf(game, match, header.salt), record: playedRecordOf(record) }
    },
    'match:replay': async ({ id }, client) => {
      if (sessions.matchOf(client) === id) {
        const { live, subscription } = sessions.sessionOf(client, id)
        return runInSlices(replayOf(live.match, live.info, subscription.viewer))
      }
      const { match, content } = await store.peek(id)
      const info = matchInfo(content.summary)
      const replay = await runInSlices(replayOf(match, info, firstViewer(info, await rightsIn(id, client, store))))
      return content.summary.recovered ? { ...replay, recovered: true } : replay
    },
  }
}

/**
 * Throws `not-allowed` if a bot's seat would be given to another screen while there is a copy of the match: the copy,
 * played to its end, shows the window what the bot has hidden, and so what the new player hides.
 */
async function requireUncopied(summary: SaveSummary, seat: Seat, store: Store): Promise<void> {
  const isBots = summary.header.seats.some((one) => one.seat === seat && one.player.kind === 'bot')
  if (isBots && (await twinsOf(summary, store)).length > 0)
    throw new Refused('not-allowed', `a copy of this match shows what ${seat} hides`)
}

/**
 * Returns a match with the seats whose decisions may be analysed. Throws `not-allowed` if there are none, and as
 * `Store.peek`.
 */
async function recordedIn(id: string, store: Store): Promise<Recorded> {
  const { game, match, content } = await store.peek(id)
  const seats = analysableSeats(matchInfo(content.summary))
  if (seats.length === 0) throw new Refused('not-allowed', 'a lesson, or others play who are no bots')
  return { game, match, seats }
}

/**
 * Throws and discards the analysis if the match was removed, is on the table and not over, or has a copy that is still
 * played. Callers must not await anything after this check.
 */
async function requireStill(id: string, store: Store, sessions: Sessions, analyses: Analyses): Promise<void> {
  const { saves } = await store.list()
  const own = saves.find((one) => one.id === id)
  const isPlayed = own && !own.outcome && sessions.isOpen(id)
  if (own && !isPlayed && twinsAmong(saves, own).every(({ outcome }) => outcome)) return
  analyses.forget(id)
  if (!own) throw new Refused('no-such-save', id)
  throw new Refused('not-allowed', isPlayed ? 'the match goes on' : 'a copy is still played')
}

/** Returns the setup with the start position of another match, if it asks for that. */
async function withPosition({ positionOf, ...setup }: MatchSetup, store: Store): Promise<MatchSetup> {
  if (positionOf === undefined) return setup
  const { content } = await store.peek(positionOf)
  const { header, seats, outcome } = content.summary
  const { record } = header
  if (!outcome && !arePlayedBySame(seats, setup.seats)) {
    throw new Refused('not-allowed', 'positionOf: others still play that match')
  }
  requireDoubling(content.summary)
  if (record.game !== setup.game) throw new Refused('bad-request', `positionOf: a match of ${record.game}`)
  if (record.position === undefined) throw new Refused('bad-request', 'positionOf: its beginning is not kept')
  return { ...setup, position: record.position as Json } // read from the JSON of a save
}

/** Returns whether the same people play: while a match runs, its start may hold secrets of the players of its seats. */
function arePlayedBySame(seats: MatchInfo['seats'], planned: MatchSetup['seats']): boolean {
  return (
    seats.length === Object.keys(planned).length &&
    seats.every(({ seat, name, player }) => {
      const plan = planned[seat]
      return plan?.name === name && isDeepStrictEqual(plan.player, player)
    })
  )
}
