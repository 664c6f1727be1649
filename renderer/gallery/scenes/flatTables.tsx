import '../../styles/fonts.ts'
import '../../styles/base.css'
import '../../styles/surfaces.css'
import '../../styles/controls.css'
import { useEffect, useLayoutEffect, useState } from 'react'
import type { Seat } from '../../../engine/kernel/game.ts'
import { legalMoves } from '../../../engine/sea-battle/moves.ts'
import { type FlatShell, FlatShellContext } from '../../flat/shell.ts'
import { useFlatPlayback } from '../../flat/useFlatPlayback.ts'
import type { FlatGame } from '../../flatGame.ts'
import { loadFlatGame } from '../../flatGames.ts'
import { type SessionState, useSession } from '../../host/session.ts'
import { useLanguage } from '../../i18n/useText.ts'
import { playback, setTable } from '../../playback/shownStore.ts'
import { useAim } from '../../sea-battle/intent/aim.ts'
import { layAtRandom } from '../../sea-battle/placement/fleetOrders.ts'
import { usePlacement } from '../../sea-battle/placement/placementStore.ts'
import { takeFromHarbour } from '../../sea-battle/placement/taking.ts'
import type { GalleryScene } from '../scenes.tsx'
import { beforeBattle, midBattle } from '../seaBoard.ts'

type Standing = NonNullable<SessionState['standing']>
type ListedMove = NonNullable<Standing['asked']>['moves'][number]

/** A moment of a match as the session knows it. */
interface Moment {
  readonly game: Parameters<typeof setTable>[0]
  readonly view: object
  readonly seat: Seat
  readonly names: Readonly<Record<Seat, string>>
  readonly moves: readonly object[]
  readonly steps?: readonly { readonly by: Seat; readonly events: readonly object[] }[]
  /** What the player has begun to do. */
  readonly begin?: () => void
}

/** The language of the address; English without one. */
const languageOfAddress = () => (new URLSearchParams(window.location.search).get('lang') === 'ru' ? 'ru' : 'en')

function tell({ game, view, seat, names, moves, steps = [] }: Moment): void {
  const seats = Object.entries(names).map(([one, name]) => ({ seat: one, name, player: { kind: 'human' } as const }))
  const match = { id: 'gallery', game, title: '', createdAt: 0, updatedAt: 0, moves: 0, seats, outcome: null }
  const asked = { seat, moves: moves.map((move) => ({ move: move as unknown as ListedMove['move'], hint: {} })) } // moves are plain JSON
  const undo = { why: 'nothing-played' } as const
  const standing: Standing = { awaiting: [seat], asked, thinking: null, canUndo: false, undo, outcome: null }
  setTable(game, seat, names)
  playback.load(view)
  useSession.setState({ match, viewer: seat, standing, undo, steps: steps as never, start: {} }) // events are plain JSON
}

const SHELL: FlatShell = {
  onMenu: () => {},
  clock: null,
  onResult: () => {},
  dock: null,
  secrets: { isHidden: false, hide: () => {}, show: () => {} },
}

/** A flat table as a phone shows it. */
function FlatScene({ moment }: { readonly moment: Moment }) {
  const [game, setGame] = useState<FlatGame | null>(null)
  useFlatPlayback()
  useLayoutEffect(() => {
    useLanguage.setState({ language: languageOfAddress() })
    tell(moment)
    void loadFlatGame(moment.game).then(setGame)
  }, [moment])
  useEffect(() => {
    if (!game) return
    game.attach(moment.seat)
    const unbind = game.bind()
    moment.begin?.()
    void document.fonts.ready.then(() => {
      window.__ready = true
    })
    return unbind
  }, [game, moment])
  return game && <FlatShellContext value={SHELL}>{<game.Table />}</FlatShellContext>
}

const NAMES = { south: 'Anne Bonny', north: 'Francis Drake' }

const shot = (by: string, at: number, result: string) => ({
  by,
  events: [{ kind: 'shotFired', by, at, result, ship: null, reveals: true }],
})

const battle: Moment = {
  game: 'sea-battle',
  view: midBattle({ autoMark: true }),
  seat: 'south',
  names: NAMES,
  moves: legalMoves(midBattle(), 'south'),
  steps: [shot('north', 99, 'miss'), shot('south', 62, 'miss'), shot('south', 47, 'hit')],
  begin: () => useAim.getState().aimAt(57),
}

const placing: Moment = {
  game: 'sea-battle',
  view: beforeBattle(),
  seat: 'south',
  names: NAMES,
  moves: legalMoves(beforeBattle(), 'south'),
  begin: () => {
    layAtRandom()
    for (const slot of [1, 4, 5, 8]) usePlacement.getState().putBack(slot)
    takeFromHarbour(1)
  },
}

const atStart: Moment = { ...placing, begin: () => {} }

export const FLAT_SCENES: Readonly<Record<string, GalleryScene>> = {
  'flat-sea-battle': { page: () => <FlatScene moment={battle} /> },
  'flat-sea-battle-placing': { page: () => <FlatScene moment={placing} /> },
  'flat-sea-battle-harbour': { page: () => <FlatScene moment={atStart} /> },
}
