import { useEffect } from 'react'
import type { MatchInfo } from '../../../electron/contract/ipc.ts'
import { ALONE, type FlatShell, FlatShellContext } from '../../flat/shell.ts'
import { useFlatPlayback } from '../../flat/useFlatPlayback.ts'
import { useFlatGame, useIsFlat } from '../../shell/flat/useFlatTable.ts'
import { useGameParts } from '../../shell/games.ts'

/**
 * Shows the running match without menu, buttons and panels: the 3D table is in the room, the flat one is drawn here.
 */
export function CleanTable({ match }: { readonly match: MatchInfo }) {
  const { bind } = useGameParts().table
  const isFlat = useIsFlat(match.game)
  useEffect(bind, [bind])
  return isFlat && <CleanFlatTable match={match} />
}

const CLEAN: FlatShell = { ...ALONE, isClean: true }

function CleanFlatTable({ match }: { readonly match: MatchInfo }) {
  const game = useFlatGame(match.game)
  useFlatPlayback()
  return <FlatShellContext value={CLEAN}>{game && <game.Table />}</FlatShellContext>
}
