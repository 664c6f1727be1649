import { useEffect, useMemo } from 'react'
import { type MatchInfo, playsByVotes } from '../../../electron/contract/ipc.ts'
import { useSession } from '../../host/session.ts'
import { type DockAdditions, DockAdditionsContext } from '../../hud/frame/dockAdditions.ts'
import { useText } from '../../i18n/useText.ts'
import { lookAgain, useOnlooker } from '../../remote/onlooker.ts'
import { useShownPoll } from '../../remote/vote/vote.ts'
import { ErrorBoundary } from '../../shell/ErrorBoundary.tsx'
import { FlatMatch } from '../../shell/flat/FlatMatch.tsx'
import { GraphicsNotice } from '../../shell/flat/GraphicsNotice.tsx'
import { useIsFlat } from '../../shell/flat/useFlatTable.ts'
import { useGameParts } from '../../shell/games.ts'
import { EndOfMatch } from '../../shell/match/EndOfMatch.tsx'
import { ReplayScreen } from '../../shell/match/ReplayScreen.tsx'
import { Sheets } from '../../shell/match/Sheets.tsx'
import { Room } from '../../shell/Room.tsx'
import { Toasts } from '../../shell/Toasts.tsx'
import { useGraphics } from '../../ui/graphics.ts'
import { closeSheet, goTo, replayFrom, type Screen, useScreen } from '../../ui/screens.ts'
import { TableMarks } from '../marks/TableMarks.tsx'
import { CleanTable } from './CleanTable.tsx'
import { VotePanel } from './VotePanel.tsx'
import { WatchMenu } from './WatchMenu.tsx'
import { WatchNote } from './WatchNote.tsx'

type Replaying = Extract<Screen, { readonly name: 'replay' }>

interface WatchPageProps {
  /** True to show only the table, for a stream. */
  readonly clean: boolean
  /** True to name the players below a clean flat table. */
  readonly hasNames?: boolean
}

/** Shows the table to onlookers. */
export function WatchPage({ clean, hasNames = true }: WatchPageProps) {
  const match = useSession((state) => state.match)
  const replaying = useReplaying()
  const screen: Screen = replaying ?? { name: match ? 'match' : 'menu' }
  useBlank(clean && !match)
  return (
    <>
      <ErrorBoundary onLeave={() => window.location.reload()} isSilent={clean}>
        <Room screen={screen} seaRest={clean ? 'never' : 'without-input'} isClean={clean}>
          {clean && <TableMarks />}
        </Room>
        {match && !replaying && (clean ? <CleanTable match={match} hasNames={hasNames} /> : <Live match={match} />)}
        {replaying && (
          <ReplayScreen
            key={replaying.id}
            id={replaying.id}
            move={replaying.move}
            plays={replaying.plays ?? false}
            from="match"
            onLeave={backToLive}
          />
        )}
      </ErrorBoundary>
      {!clean && <WatchNote />}
      {!clean && <Toasts />}
      {!clean && <GraphicsNotice screen={screen} />}
    </>
  )
}

/** Shows nothing of the page, as between two matches of a stream: the table keeps its picture of the last one. */
function useBlank(isBlank: boolean): void {
  useEffect(() => {
    document.documentElement.dataset.blank = String(isBlank)
  }, [isBlank])
}

const backToLive = (): void => goTo({ name: 'match' })

/** Returns the recording of the match so far while the reader looks at it; it ends with the match. */
function useReplaying(): Replaying | null {
  const screen = useScreen((state) => state.screen)
  const current = useOnlooker(({ room }) => room?.match?.id)
  const replaying = screen.name === 'replay' ? screen : null
  const isOld = replaying !== null && replaying.id !== current
  useEffect(() => {
    if (isOld) backToLive()
  }, [isOld])
  useEffect(
    () =>
      useScreen.subscribe((now, before) => {
        if (before.screen.name === 'replay' && now.screen.name !== 'replay') lookAgain()
      }),
    [],
  )
  return isOld ? null : replaying
}

/** Shows the running match, read only. */
function Live({ match }: { readonly match: MatchInfo }) {
  const {
    table: { bind },
    panels: { Hud },
  } = useGameParts()
  const isFlat = useIsFlat(match.game)
  const cannotDraw = useGraphics((state) => state.failed) && !isFlat
  const isMenuOpen = useScreen(({ sheet }) => sheet?.name === 'pause')
  const additions = useDockAdditions(match)
  useEffect(bind, [bind])
  if (cannotDraw) return null
  return (
    <DockAdditionsContext value={additions}>
      {isFlat ? <FlatMatch match={match} /> : <Hud />}
      {isMenuOpen && <WatchMenu game={match.game} onClose={closeSheet} />}
      <Sheets game={match.game} />
      <EndOfMatch onReplay={(move) => goTo({ ...replayFrom(match.id, move), from: 'match' })} />
    </DockAdditionsContext>
  )
}

/** Returns what the dock shows to viewers who play a seat and see it in time. */
function useDockAdditions({ seats }: MatchInfo): DockAdditions {
  const t = useText()
  const poll = useShownPoll()
  const isInTime = useOnlooker(({ room }) => room?.guest.votes === true)
  const hasVotes = isInTime && seats.some(({ player }) => playsByVotes(player))
  return useMemo(
    () => ({
      hasVotes,
      instead: poll && <VotePanel key={poll.vote} poll={poll} />,
      ...(hasVotes && { idle: t('vote.later') }),
    }),
    [hasVotes, poll, t],
  )
}
