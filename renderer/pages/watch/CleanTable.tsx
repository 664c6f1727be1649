import { useEffect, useMemo } from 'react'
import type { MatchInfo } from '../../../electron/contract/ipc.ts'
import { ALONE, type FlatShell, FlatShellContext } from '../../flat/shell.ts'
import { useFlatPlayback } from '../../flat/useFlatPlayback.ts'
import { useFlatGame, useIsFlat } from '../../shell/flat/useFlatTable.ts'
import { useGameParts } from '../../shell/games.ts'
import { CasterOnFeed } from '../marks/CasterOnFeed.tsx'
import { FlatMarks } from '../marks/FlatMarks.tsx'
import { SideNames } from './SideNames.tsx'

interface CleanTableProps {
  readonly match: MatchInfo
  /** True to name the players below the flat table. */
  readonly hasNames: boolean
}

/**
 * Shows the running match without menu, buttons and panels: the 3D table is in the room, the flat one is drawn here.
 */
export function CleanTable({ match, hasNames }: CleanTableProps) {
  const { bind } = useGameParts().table
  const isFlat = useIsFlat(match.game)
  useEffect(bind, [bind])
  return (
    <>
      {isFlat && <CleanFlatTable match={match} hasNames={hasNames} />}
      <CasterOnFeed />
    </>
  )
}

const CLEAN: FlatShell = { ...ALONE, isClean: true, BoardMarks: FlatMarks }

function CleanFlatTable({ match, hasNames }: CleanTableProps) {
  const game = useFlatGame(match.game)
  const shell = useMemo<FlatShell>(
    () => ({ ...CLEAN, ...(hasNames && { names: <SideNames key={match.game} game={match.game} /> }) }),
    [match.game, hasNames],
  )
  useFlatPlayback()
  return <FlatShellContext value={shell}>{game && <game.Table />}</FlatShellContext>
}
