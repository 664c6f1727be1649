import '../../../renderer/styles/fonts.ts'
import '../../../renderer/styles/base.css'
import '../../../renderer/styles/surfaces.css'
import '../../../renderer/styles/controls.css'
import { useEffect, useLayoutEffect, useState } from 'react'
import type { Seat } from '../../../engine/kernel/game.ts'
import { type FlatShell, FlatShellContext } from '../../../renderer/flat/shell.ts'
import { useFlatPlayback } from '../../../renderer/flat/useFlatPlayback.ts'
import type { FlatGame } from '../../../renderer/flatGame.ts'
import { loadFlatGame } from '../../../renderer/flatGames.ts'
import { type ReceivedClocks, receiveClocks } from '../../../renderer/host/clocks.ts'
import { type SessionState, useSession } from '../../../renderer/host/session.ts'
import { useLanguage } from '../../../renderer/i18n/useText.ts'
import { pageTable } from '../../../renderer/playback/pageTable.ts'

const { playback } = pageTable

type Standing = NonNullable<SessionState['standing']>
type ListedMove = NonNullable<Standing['asked']>['moves'][number]

/** A moment of a match as the session knows it. */
export interface Moment {
  readonly game: Parameters<typeof pageTable.set>[0]
  readonly view: object
  readonly seat: Seat
  readonly names: Readonly<Record<Seat, string>>
  readonly moves: readonly object[]
  /** Returns the hint of a move; without it there are no hints. */
  readonly hintOf?: (move: object) => object
  readonly steps?: readonly { readonly by: Seat; readonly events: readonly object[] }[]
  /** The clocks of the match; none by default. */
  readonly times?: ReceivedClocks['times']
  /** The gestures that the player has made. */
  readonly begin?: () => void
}

/** The language of the address; English without one. */
const languageOfAddress = () => (new URLSearchParams(window.location.search).get('lang') === 'ru' ? 'ru' : 'en')

function tell({ game, view, seat, names, moves, hintOf = () => ({}), steps = [], times = [] }: Moment): void {
  const seats = Object.entries(names).map(([one, name]) => ({ seat: one, name, player: { kind: 'human' } as const }))
  const match = { id: 'gallery', game, title: '', createdAt: 0, updatedAt: 0, moves: 0, seats, outcome: null }
  const asked = {
    seat,
    moves: moves.map((move) => ({ move: move as unknown as ListedMove['move'], hint: hintOf(move) })),
  } // moves are plain JSON
  const undo = { why: 'nothing-played' } as const
  const standing: Standing = { awaiting: [seat], asked, thinking: null, canUndo: false, undo, outcome: null }
  receiveClocks({ kind: 'clocks', matchId: match.id, times })
  pageTable.set(game, seat, names)
  playback.load(view)
  useSession.setState({ match, viewer: seat, standing, undo, steps: steps as never, start: {} }) // events are plain JSON
}

const SHELL: FlatShell = {
  onMenu: () => {},
  onResult: () => {},
  dock: null,
  secrets: { isHidden: false, hide: () => {}, show: () => {} },
}

/** A flat table as a phone shows it. */
export function FlatScene({ moment }: { readonly moment: Moment }) {
  const [game, setGame] = useState<FlatGame | null>(null)
  useFlatPlayback()
  useLayoutEffect(() => {
    useLanguage.setState({ language: languageOfAddress() })
    tell(moment)
    void loadFlatGame(moment.game).then(setGame)
  }, [moment])
  useEffect(() => {
    if (!game) return
    game.attach(pageTable, moment.seat)
    const unbind = game.bind()
    moment.begin?.()
    void document.fonts.ready.then(() => {
      window.__ready = true
    })
    return unbind
  }, [game, moment])
  return game && <FlatShellContext value={SHELL}>{<game.Table />}</FlatShellContext>
}
