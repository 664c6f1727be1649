import { lazy, type ReactNode, Suspense, useEffect, useMemo } from 'react'
import { create } from 'zustand'
import type { MatchInfo } from '../../../../electron/contract/ipc.ts'
import { FlatShellContext } from '../../../flat/shell.ts'
import { useFlatPlayback } from '../../../flat/useFlatPlayback.ts'
import type { FlatGame } from '../../../flatGame.ts'
import { lookAs, useSession } from '../../../host/session.ts'
import { useText } from '../../../i18n/useText.ts'
import { useShownNow, useShownTable, useTableGame } from '../../../playback/useShownTable.ts'
import { useRoom } from '../../../remote/room.ts'
import { changeSettings, useSettings } from '../../../ui/settings.ts'
import type { SeatTable } from '../../table3d/SeatTable.tsx'
import { withTexts } from '../../texts.ts'
import { Away } from './Away.tsx'
import { useAttention } from './useAttention.ts'
import { useFlatGame } from './useFlatGame.ts'
import { useSeatShell } from './useSeatShell.ts'

const SeatMenu = lazy(() => withTexts(async () => ({ default: (await import('./SeatMenu.tsx')).SeatMenu })))
const TableOnly = lazy(() => withTexts(async () => ({ default: (await import('./TableOnly.tsx')).TableOnly })))

/** The 3D table once the player has asked for it; null before, because it is many times as large as the page. */
const useTable3d = create<{ readonly Table: typeof SeatTable | null }>(() => ({ Table: null }))

const showIn3d = (Table: typeof SeatTable): void => useTable3d.setState({ Table })
const showFlat = (): void => void changeSettings({ flatTable: true })

/** Shows the match as this seat sees it, or the public view. */
export function SeatMatch({ match }: { readonly match: MatchInfo }) {
  const game = useFlatGame(match.game)
  const Table = useTable3d((state) => state.Table)
  const isFlat = useSettings((state) => state.settings.flatTable)
  const who = useOwnSide(game ?? null)
  const { shell, isAway, isMenuOpen, back, closeMenu } = useSeatShell(who)
  useAttention()
  useOpenEnd(game ?? null)
  const cover = isAway ? <Away onBack={back} /> : null
  const menu = (onClose: () => void): ReactNode => (
    <Suspense>
      <SeatMenu onShowIn3d={showIn3d} onShowFlat={Table && !isFlat ? showFlat : null} onClose={onClose} />
    </Suspense>
  )
  if (Table && !isFlat) return <Table match={match} cover={cover} menu={menu} onFailed={showFlat} />
  if (game === undefined) return null
  return (
    <FlatShellContext value={shell}>
      {game ? (
        <Flat game={game} cover={cover} />
      ) : (
        <Suspense>
          <TableOnly onShowIn3d={showIn3d} />
        </Suspense>
      )}
      {isMenuOpen && menu(closeMenu)}
    </FlatShellContext>
  )
}

/** Returns the player's flag and side; null for a watcher, and while the game loads. */
function useOwnSide(game: FlatGame | null): ReactNode {
  const t = useText()
  const seat = useRoom(({ room }) => room?.guest.seat ?? null)
  return useMemo(
    () =>
      game &&
      seat !== null && (
        <>
          <game.SeatFlag seat={seat} width={1.25} /> {t('seat.youAre', { side: game.seatName(t, seat) })}
        </>
      ),
    [game, seat, t],
  )
}

interface FlatProps {
  readonly game: FlatGame
  /** Replaces the table; null while the player looks at it. */
  readonly cover: ReactNode
}

function Flat({ game, cover }: FlatProps) {
  const table = useShownTable()
  const near = useTableGame((known) => known.near)
  useFlatPlayback()
  useEffect(() => game.attach(table, near), [game, table, near])
  useEffect(() => game.bind(), [game])
  return cover ?? <game.Table />
}

/** Reveals everything at the end, if the game allows it. */
function useOpenEnd(game: FlatGame | null): void {
  const { match, viewer, standing } = useSession()
  const { busy, shown } = useShownNow((now) => now)
  const outcome = standing?.outcome ?? null
  const look =
    game && match && outcome && !busy
      ? game.privateLook({ viewer, seats: match.seats, asked: null, outcome, shown })
      : null
  const wanted = look?.kind === 'lift' && !look.curtain ? look.viewer : null
  useEffect(() => {
    if (wanted !== null) void lookAs(wanted)
  }, [wanted])
}
