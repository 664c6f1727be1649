import { useEffect } from 'react'
import type { MatchInfo, MatchSetup } from '../../../electron/contract/ipc.ts'
import { withPeopleOf } from '../../host/samePeople.ts'
import { leaveMatch, useSession } from '../../host/session.ts'
import { movePadsOn } from '../../input/pad/seatedPads.ts'
import { useShownTable } from '../../playback/useShownTable.ts'
import { useIsGuest } from '../../remote/otherTable/guest.ts'
import { FlatMatch } from '../../shell/flat/FlatMatch.tsx'
import { useIsFlat } from '../../shell/flat/useFlatTable.ts'
import { useGameParts } from '../../shell/games.ts'
import { Sheets } from '../../shell/match/Sheets.tsx'
import { useResult } from '../../shell/match/useResult.ts'
import { Pings } from '../../shell/pads/Pings.tsx'
import { SettingsSheet } from '../../shell/settings/SettingsScreen.tsx'
import { PartingCurtain } from '../../ui/CurtainCloth.tsx'
import { useIsCaptured } from '../../ui/captured.ts'
import { swapSeats, withPlayersBack } from '../../ui/newMatch/draft.ts'
import { closeSheet, closeSheets, goTo, replayFrom, useScreen } from '../../ui/screens.ts'
import { beginMatch } from '../newMatch/beginMatch.ts'
import { RecordNews } from '../people/RecordNews.tsx'
import { ScreensSheet } from '../screens/ScreensScreen.tsx'
import { GuestMenu } from './GuestMenu.tsx'
import { leaveToMenu } from './leaveToMenu.ts'
import { useMatchAnalysis } from './MatchAnalysis.tsx'
import { PadGone } from './PadGone.tsx'
import { CopySheet, PauseSheet } from './PauseSheet.tsx'
import { useCurtain } from './useCurtain.tsx'
import { useNextStep } from './useNextStep.ts'
import { WindowDock } from './WindowDock.tsx'

/** Shows the table during a match. Behind the curtain the panels are unmounted, so that their secrets leave memory. */
export function MatchScreen() {
  const match = useSession((state) => state.match)
  const { bind } = useGameParts().table
  useEffect(bind, [bind])
  useResult()
  const curtain = useCurtain()
  if (!match) return null
  return (
    <>
      {curtain ? (
        <>
          {curtain}
          <SheetOverCurtain />
        </>
      ) : (
        <>
          <Board match={match} />
          <MatchSheets />
          <Sheets game={match.game} />
        </>
      )}
      <PadGone match={match} />
      <PartingCurtain isDown={curtain !== null} />
    </>
  )
}

/** Shows the sheets that reveal nothing of the match: the one that lets others in, and that of streamer mode. */
function SheetOverCurtain() {
  const sheet = useScreen((state) => state.sheet)
  const isCaptured = useIsCaptured()
  if (sheet?.name === 'screens') return <ScreensSheet onClose={closeSheet} />
  return isCaptured && sheet?.name === 'settings' && <SettingsSheet onClose={closeSheet} />
}

/** Shows the match, either with panels over the 3D table or on the flat table. */
function Board({ match }: { readonly match: MatchInfo }) {
  const { Hud } = useGameParts().panels
  const isFlat = useIsFlat(match.game)
  return (
    <>
      <Pings isFlat={isFlat} />
      <WindowDock>{isFlat ? <FlatMatch match={match} /> : <Hud />}</WindowDock>
    </>
  )
}

/** Shows the sheets that need the running match. */
function MatchSheets() {
  const table = useShownTable()
  const { match, standing } = useSession()
  const {
    panels: { Result },
    setup: { rematch },
  } = useGameParts()
  const sheet = useScreen((state) => state.sheet)
  const isGuest = useIsGuest()
  const nextStep = useNextStep(isGuest ? null : match)
  const replay = (move?: number) =>
    void leaveMatch().then(() => match && goTo({ ...replayFrom(match.id, move), from: 'match' }))
  const analysis = useMatchAnalysis(isGuest ? null : match, replay)
  if (!match) return null
  if (sheet?.name === 'screens') return <ScreensSheet onClose={closeSheet} />
  if (sheet?.name === 'pause') return isGuest ? <GuestMenu onClose={closeSheet} /> : <PauseSheet onClose={closeSheet} />
  if (sheet?.name === 'copy') return <CopySheet match={match} onCancel={closeSheet} onDone={closeSheets} />
  if (sheet?.name !== 'result' || !standing?.outcome) return null
  const { lesson } = match
  const again = (change: (setup: MatchSetup) => MatchSetup) => {
    const setup = rematch(withPlayersBack(match), table.shown.getState().shown)
    if (!setup) return
    const next = change({ ...setup, ...(match.clock && { clock: match.clock }) })
    void leaveMatch().then(async () => beginMatch(await withPeopleOf(match, next)))
  }
  const asBefore = (setup: MatchSetup) => (lesson === undefined ? setup : { ...setup, lesson })
  const swap = () => {
    movePadsOn(match.seats.map(({ seat }) => seat))
    again(swapSeats)
  }
  return (
    <Result
      outcome={standing.outcome}
      onAgain={isGuest ? null : () => again(asBefore)}
      onSwap={!isGuest && lesson === undefined && match.seats.length > 1 ? swap : null}
      nextStep={nextStep}
      onReplay={replay}
      onMenu={() => void leaveToMenu()}
      savesPictures
      analysis={analysis}
      record={!isGuest && lesson === undefined && <RecordNews id={match.id} />}
      onClose={closeSheet}
    />
  )
}
