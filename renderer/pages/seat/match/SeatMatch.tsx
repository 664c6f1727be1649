import { lazy, Suspense, useEffect } from 'react'
import type { MatchInfo } from '../../../../electron/contract/ipc.ts'
import { FlatShellContext } from '../../../flat/shell.ts'
import { useFlatPlayback } from '../../../flat/useFlatPlayback.ts'
import type { FlatGame } from '../../../flatGame.ts'
import { lookAs, useSession } from '../../../host/session.ts'
import { useText } from '../../../i18n/useText.ts'
import { useShownStore, useTableGame } from '../../../playback/shownStore.ts'
import { Away } from './Away.tsx'
import { useAttention } from './useAttention.ts'
import { useFlatGame } from './useFlatGame.ts'
import { useSeatShell } from './useSeatShell.ts'

const SeatMenu = lazy(async () => ({ default: (await import('./SeatMenu.tsx')).SeatMenu }))

/** The match as this seat sees it, or as everybody may. */
export function SeatMatch({ match }: { readonly match: MatchInfo }) {
  const t = useText()
  const game = useFlatGame(match.game)
  useAttention()
  useFlatPlayback()
  if (game === undefined) return null
  if (game === null)
    return (
      <main className="seat-page">
        <p className="seat-card parchment">{t('seat.tableOnly')}</p>
      </main>
    )
  return <Playing game={game} />
}

function Playing({ game }: { readonly game: FlatGame }) {
  const near = useTableGame((table) => table.near)
  const { shell, isAway, isMenuOpen, back, closeMenu } = useSeatShell()
  useEffect(() => game.attach(near), [game, near])
  useEffect(() => game.bind(), [game])
  useOpenEnd(game)
  return (
    <FlatShellContext value={shell}>
      {isAway ? <Away onBack={back} /> : <game.Table />}
      <Suspense>{isMenuOpen && <SeatMenu onClose={closeMenu} />}</Suspense>
    </FlatShellContext>
  )
}

/** At the end everything may be seen, where the game opens it. */
function useOpenEnd(game: FlatGame): void {
  const { match, viewer, standing } = useSession()
  const { busy, shown } = useShownStore()
  const outcome = standing?.outcome ?? null
  const look =
    match && outcome && !busy ? game.privateLook({ viewer, seats: match.seats, asked: null, outcome, shown }) : null
  const wanted = look?.kind === 'lift' && !look.curtain ? look.viewer : null
  useEffect(() => {
    if (wanted !== null) void lookAs(wanted)
  }, [wanted])
}
