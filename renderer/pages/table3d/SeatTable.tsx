import '../../i18n/all.ts'
import '../../styles/slider.css'
import { type ReactNode, useEffect } from 'react'
import type { MatchInfo } from '../../../electron/contract/ipc.ts'
import { currentText } from '../../i18n/useText.ts'
import { ErrorBoundary } from '../../shell/ErrorBoundary.tsx'
import { useGameParts } from '../../shell/games.ts'
import { EndOfMatch } from '../../shell/match/EndOfMatch.tsx'
import { Sheets } from '../../shell/match/Sheets.tsx'
import { prepareGraphics } from '../../shell/prepareGraphics.ts'
import { Room } from '../../shell/Room.tsx'
import { tellGraphicsLost, useGraphics } from '../../ui/graphics.ts'
import { closeSheet, closeSheets, goTo, useScreen } from '../../ui/screens.ts'
import { showNotice } from '../../ui/toasts/toasts.ts'

export interface SeatTableProps {
  readonly match: MatchInfo
  /** Hides the table and replaces its panels; null while the player looks. */
  readonly cover: ReactNode
  menu(onClose: () => void): ReactNode
  /** Called when the graphics are lost and do not come back. */
  onFailed(): void
}

const AT_TABLE = { name: 'match' } as const

/** Prepares the first picture. */
export async function prepareTable(): Promise<void> {
  tellGraphicsLost(false) // the graphics of an earlier picture may have been lost
  await prepareGraphics()
}

/** Shows the 3D table with a seat's view and moves, on the page of that seat. */
export function SeatTable({ match, cover, menu, onFailed }: SeatTableProps) {
  const { bind } = useGameParts().table
  const hasFailed = useGraphics((state) => state.failed)
  useEffect(() => {
    goTo(AT_TABLE)
    return closeSheets
  }, [])
  useEffect(bind, [bind])
  useEffect(() => {
    if (!hasFailed) return
    showNotice(currentText()('seat.no3d'))
    onFailed()
  }, [hasFailed, onFailed])
  return (
    <ErrorBoundary onLeave={() => window.location.reload()}>
      <Room screen={AT_TABLE} seaRest="without-input" />
      {cover ?? <Panels match={match} menu={menu} />}
    </ErrorBoundary>
  )
}

function Panels({ match, menu }: Pick<SeatTableProps, 'match' | 'menu'>) {
  const { Hud } = useGameParts().panels
  const sheet = useScreen((state) => state.sheet)
  return (
    <>
      <Hud />
      {sheet?.name === 'pause' && menu(closeSheet)}
      <EndOfMatch />
      <Sheets game={match.game} />
    </>
  )
}
