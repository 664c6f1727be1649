import { type ReactNode, useEffect } from 'react'
import { undo, useSession } from '../../host/session.ts'
import { canSkipAhead, followSkipping, skipToMyTurn, useSkipAhead } from '../../host/skipAhead.ts'
import { useThinker } from '../../host/thinker.ts'
import { TABLE } from '../../input/tableCommands.ts'
import { playback, useShownStore } from '../../playback/shownStore.ts'
import { MyTurnIcon, SkipIcon, UndoIcon } from '../../ui/icons.tsx'
import { openSheet } from '../../ui/screens.ts'
import { Speeds } from '../Speeds.tsx'
import { useWords } from '../useWords.ts'
import { Dock, DockButton, Token } from './Dock.tsx'

interface MatchDockProps {
  /** What this screen is asked, as a `Dock`; null while it is asked nothing. */
  readonly asked: ReactNode
  /** "Red moves", of the side whose events the table shows. */
  readonly watched: string
  /** Whether `asked` stays while the table shows what others do: it depends on nothing that they do. */
  readonly stays?: boolean
}

/** The dock of a match: what is asked here, else what can be done while others play, or at the end. */
export function MatchDock({ asked, watched, stays = false }: MatchDockProps) {
  const busy = useShownStore((state) => state.busy)
  const isOver = useSession((state) => state.standing?.outcome != null)
  const isLesson = useSession((state) => state.match?.lesson !== undefined)
  useEffect(followSkipping, [])
  if (busy && !stays) return <WatchDock prompt={watched} />
  if (isOver) return isLesson ? null : <OverDock />
  return asked ?? <WaitDock />
}

function WatchDock({ prompt }: { readonly prompt: string }) {
  const { t } = useWords()
  return (
    <Dock
      prompt={prompt}
      tokens={
        <>
          <Speeds label={t('hud.speed')} speeds={[1, 2, 4]} />
          <Token
            label={t('key.skip')}
            icon={<SkipIcon />}
            command={TABLE.commands.skip}
            onPress={() => playback.skip()}
            testId="btn-skip"
          />
          <MyTurnToken />
        </>
      }
    />
  )
}

function WaitDock() {
  const { t, nameOf } = useWords()
  const thinking = useThinker()
  return (
    <Dock
      prompt={thinking === null ? t('hint.wait') : t('hud.thinking', { name: nameOf(thinking) })}
      tokens={
        <>
          <UndoToken />
          <MyTurnToken />
        </>
      }
    />
  )
}

/** Reopens the result after the player has closed it to look at the table. */
function OverDock() {
  const { t } = useWords()
  return (
    <Dock
      prompt={t('hud.over')}
      buttons={
        <DockButton
          kind="main"
          label={t('hud.result')}
          onPress={() => openSheet({ name: 'result' })}
          testId="btn-result"
        />
      }
    />
  )
}

/** Skips what others do until this screen is asked; shown while others move. */
function MyTurnToken() {
  const { t } = useWords()
  const busy = useShownStore((state) => state.busy)
  const maySkipAhead = useSession((state) => canSkipAhead(state, busy))
  const isSkipping = useSkipAhead((state) => state.isSkipping)
  return (
    maySkipAhead &&
    !isSkipping && (
      <Token
        label={t('key.myTurn')}
        icon={<MyTurnIcon />}
        command={TABLE.commands['my-turn']}
        onPress={skipToMyTurn}
        testId="btn-my-turn"
      />
    )
  )
}

function UndoToken() {
  const { t } = useWords()
  const canUndo = useSession((state) => 'seat' in state.undo)
  return (
    canUndo && (
      <Token
        label={t('key.undo')}
        icon={<UndoIcon />}
        command={TABLE.commands.undo}
        onPress={() => void undo()}
        testId="btn-undo"
      />
    )
  )
}
