import { act, cleanup, render } from '@testing-library/react'
import { type UserEvent, userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { onTestFinished } from 'vitest'
import {
  type GameId,
  type Json,
  type Language,
  LOST_ON_TIME,
  type MatchAdvice,
  type MatchClock,
  type MatchInfo,
  type Settings,
} from '../../electron/contract/ipc.ts'
import { gameOf } from '../../electron/games/games.ts'
import { FULL_ACCESS } from '../../electron/matches/access.ts'
import { inJson } from '../../electron/matches/bots/botThinking.ts'
import { readMove } from '../../electron/matches/moveForm.ts'
import { type Moment, Subscription } from '../../electron/matches/subscription.ts'
import { replayOf } from '../../electron/saves/sharing/replay.ts'
import type { GameShape, Outcome, Seat, Viewer } from '../../engine/kernel/game.ts'
import { openStream } from '../../engine/kernel/rng.ts'
import { type Match, matchFrom } from '../../engine/match/match.ts'
import { runToEnd } from '../../engine/match/steps.ts'
import { setHost } from '../host/client.ts'
import { listenToHost } from '../host/feed.ts'
import { leaveMatch, openMatch, useSession } from '../host/session.ts'
import { KeyFacesContext } from '../hud/frame/KeyCap.tsx'
import { KEY_FACES } from '../hud/frame/keyFaces.ts'
import { pageTable } from '../playback/pageTable.ts'
import { useShownView } from '../playback/useShownTable.ts'
import { closeSheets } from '../ui/screens.ts'
import { loadSettings, useSettings } from '../ui/settings.ts'
import { showProblem, useToasts } from '../ui/toasts/toasts.ts'
import { type ScriptedHost, scriptedHost } from './scriptedHost.ts'

const { playback } = pageTable

/** The viewer of a table, and the settings of the window. */
export interface Seating {
  /** The window's viewer; by default the seat that decides first. */
  readonly viewer?: Viewer
  /** Seats played by bots, which never move here. People play the others. */
  readonly bots?: readonly Seat[]
  /** Names of players; a seat without one has its id as its name. */
  readonly names?: Readonly<Record<Seat, string>>
  /** The id of the match's lesson; none by default. */
  readonly lesson?: string
  /** The language of the letters that name the cells; the reader's by default. */
  readonly letters?: Language
  /** None by default. The clock does not run: the test sets its times. */
  readonly clock?: MatchClock
  /** Events are shown at once unless `speed` says otherwise. */
  readonly settings?: Partial<Settings>
}

/** The parts of a game that a test needs to open it. */
export interface TableOf<View> {
  readonly game: GameId
  isView(shown: unknown): shown is View
  /** Connects the game to the playback, as the viewer sees it. */
  attach(viewer: Viewer): void
  /** Connects the player's intent to the session; returns a function that stops this. */
  bind(): () => void
}

/** A match on the table of this window, played by the real rules behind a scripted host. */
export class OpenTable<View> {
  readonly host: ScriptedHost
  private readonly table: TableOf<View>
  private readonly match: Match<GameShape>
  private readonly subscription: Subscription
  private readonly plan: Seating
  private lostOnTime: readonly Seat[] = []

  constructor(table: TableOf<View>, state: GameShape['state'], options: object, plan: Seating) {
    this.table = table
    this.plan = plan
    const { match } = hosted(table.game)
    this.match = matchFrom(match, { options, seed: 1, state })
    this.host = scriptedHost(this.answers())
    this.subscription = new Subscription(FULL_ACCESS, plan.viewer ?? this.match.awaiting()[0] ?? 'open', (message) =>
      this.host.tell(message),
    )
  }

  /** The shown view. */
  get view(): View {
    const { shown } = pageTable.shown.getState()
    if (!this.table.isView(shown)) throw new Error(`the table shows nothing of ${this.table.game}`)
    return shown
  }

  /**
   * Plays a move in the game's public form for the seat that must decide; resolves when the page has received the
   * events.
   */
  async play(move: object, seat = this.match.awaiting()[0] ?? 'nobody'): Promise<void> {
    const parsed = hosted(this.table.game).match.parseMove(move, this.match.state)
    if (!parsed.ok) throw new Error(`${JSON.stringify(move)}: ${parsed.problem.what}`)
    await act(async () => this.carryOut(seat, parsed.value))
  }

  /** Plays legal move n, modulo their number, of the seat that must decide; returns false if there is none. */
  async playNth(n: number): Promise<boolean> {
    const [seat] = this.match.awaiting()
    const moves = seat === undefined ? [] : this.match.moves(seat)
    const chosen = moves[n % Math.max(1, moves.length)]
    if (seat === undefined || !chosen) return false
    await act(async () => this.carryOut(seat, chosen.move))
    return true
  }

  /** Ends the match, as the host does when a seat has lost on time: the other seats win. */
  loseOnTime(seat: Seat): void {
    this.lostOnTime = [...this.lostOnTime, seat]
    this.subscription.sendSnapshot(this.moment)
  }

  /** Renders a panel; returns the player's mouse and keyboard. */
  panel(panel: ReactNode | ((view: View) => ReactNode)): UserEvent {
    const { isView } = this.table
    render(
      <KeyFacesContext value={KEY_FACES}>
        {typeof panel === 'function' ? <OnView isView={isView}>{panel}</OnView> : panel}
      </KeyFacesContext>,
    )
    return userEvent.setup()
  }

  /** Opens the match in this window, as a player does from the menu. */
  async open(): Promise<void> {
    setHost(this.host)
    await loadSettings()
    const stops = [listenToHost(showProblem), this.table.bind()]
    onTestFinished(async () => {
      cleanup()
      for (const stop of stops) stop()
      await leaveMatch()
      playback.detach()
      closeSheets()
      useToasts.setState({ toasts: [] })
    })
    await openMatch(this.info.id)
    this.table.attach(this.subscription.viewer)
    await Promise.resolve() // the history follows the snapshot
    if (useSession.getState().start === null) throw new Error('the session has no match')
  }

  /** The match in the form that its host sends. */
  get info(): MatchInfo {
    const { bots = [], names = {}, lesson, clock, letters } = this.plan
    const human = { kind: 'human' } as const
    const bot = { kind: 'bot', level: 'easy' } as const
    const seats = this.match.seats().map((seat) => ({
      seat,
      name: names[seat] ?? seat,
      player: bots.includes(seat) ? bot : human,
    }))
    const { game } = this.table
    const times = { createdAt: 0, updatedAt: 0 }
    const { lostOnTime } = this
    const isLost = lostOnTime.length > 0
    const outcome = isLost ? this.endOnTime() : this.match.outcome()
    const played = { moves: this.match.entries.length, outcome, ...(isLost && { lostOnTime }) }
    const known = { id: `${game}-1`, game, title: 'A test', ...times, ...played, seats }
    return {
      ...known,
      ...(lesson === undefined ? {} : { lesson }),
      ...(clock === undefined ? {} : { clock }),
      ...(letters === undefined ? {} : { letters }),
    }
  }

  private endOnTime(): Outcome {
    const winners = this.match.seats().filter((seat) => !this.lostOnTime.includes(seat))
    return { winners, scores: {}, reason: LOST_ON_TIME }
  }

  private get moment(): Moment {
    const { secretMoves = false } = hosted(this.table.game)
    return { match: this.match, info: this.info, thinking: null, secretMoves, seatedAfter: {} }
  }

  private answers(): Parameters<typeof scriptedHost>[0] {
    const keptSettings = () => ({
      ...useSettings.getInitialState().settings,
      speed: 0 as const,
      tips: false,
      ...this.plan.settings,
    })
    return {
      'settings:get': keptSettings,
      'settings:change': (change) => ({ ...keptSettings(), ...change }),
      'match:open': () => {
        this.subscription.sendSnapshot(this.moment)
        return { ...this.info, condition: 'whole' }
      },
      'match:leave': () => null,
      'match:shown': () => null,
      'match:end': () => null,
      'match:waitForPad': () => null,
      'match:pause': () => null,
      'match:replay': () => runToEnd(replayOf(this.match, this.info, this.subscription.viewer)),
      'match:look': ({ viewer }) => {
        this.subscription.setViewer(viewer)
        this.subscription.sendSnapshot(this.moment)
        return null
      },
      'match:advise': ({ seat }) => this.advise(seat),
      'match:deal': () => ({ kind: 'open', seed: 1 }),
      'match:play': ({ seat, move }) => this.playGiven(seat, move),
      'match:undo': ({ seat }) => {
        this.match.undo(seat)
        this.subscription.sendSnapshot(this.moment)
        return null
      },
    }
  }

  /** Returns the ratings of a seat's moves by the game's best bot, which examines only a few positions. */
  private advise(seat: Seat): MatchAdvice {
    const { bots } = hosted(this.table.game)
    const bot = bots.at(bots.levels.at(-1) ?? '')
    if (!bot.ok) throw new Error(bot.problem.what)
    const advice = bot.value.advise(this.match.view(seat), seat, openStream(1, 'bot'), { budget: 400, forPeople: true })
    const told = advice.slice(0, 3).map(inJson)
    return { moves: this.match.entries.length, advice: told }
  }

  private playGiven(seat: Seat, given: Json): null {
    const move = readMove(hosted(this.table.game).match, this.match.state, given)
    if (move === null) throw new Error(`${JSON.stringify(given)} is no move`)
    return this.carryOut(seat, move)
  }

  private carryOut(seat: Seat, move: GameShape['move']): null {
    const result = this.match.play(seat, move)
    if (!result.ok) throw new Error(`${JSON.stringify(move)} is refused: ${result.refusal}`)
    this.subscription.sendBatch(this.moment, seat)
    return null
  }
}

function hosted(id: GameId) {
  const game = gameOf(id)
  if (!game) throw new Error(`${id} is not hosted`)
  return game
}

interface OnViewProps<View> {
  isView(shown: unknown): shown is View
  children(view: View): ReactNode
}

/** Renders its children again whenever the table shows another view. */
function OnView<View>({ isView, children }: OnViewProps<View>) {
  const view = useShownView(isView)
  return view && children(view)
}
