import { type ReactNode, useContext, useEffect } from 'react'
import { undo, useSession } from '../../host/session.ts'
import { canSkipAhead, followSkipping, skipToMyTurn, useSkipAhead } from '../../host/skipAhead.ts'
import { useThinker } from '../../host/thinker.ts'
import { opening } from '../../i18n/t.ts'
import { TABLE } from '../../input/tableCommands.ts'
import { useShownNow, useShownTable } from '../../playback/useShownTable.ts'
import { MyTurnIcon, SkipIcon, UndoIcon } from '../../ui/icons.tsx'
import { useWords } from '../useWords.ts'
import { Dock, Token } from './Dock.tsx'
import { DockAdditionsContext } from './dockAdditions.ts'
import { usePauseText } from './usePauseText.ts'

export interface LiveDockProps {
  /** The question to this screen, as a `Dock`; null while there is none. */
  readonly asked: ReactNode
  /** "Red moves", of the side whose events the table shows. */
  readonly watched: string
  /** True if `asked` stays while the table shows others' moves: it does not depend on them. */
  readonly stays?: boolean
  /** Why an attempt out of turn did nothing; shown in place of the prompt. */
  readonly vain?: string | null
  /** The hint for a player while others play, below the prompt. */
  readonly idle?: string
  /** The choice of the speed, if there is one. */
  readonly speeds?: ReactNode
  /** The dock once the match is over. */
  readonly over: ReactNode
}

/**
 * The dock of a running match: the question, else the possible actions while others play; then the actions at the end.
 * A pause for everyone replaces the question.
 */
export function LiveDock({ asked, watched, stays = false, vain = null, idle, speeds, over }: LiveDockProps) {
  const busy = useShownNow((state) => state.busy)
  const isOver = useSession((state) => state.standing?.outcome != null)
  const paused = usePauseText()
  useEffect(followSkipping, [])
  if (busy && !stays) return <WatchDock prompt={vain ?? watched} speeds={speeds} />
  if (isOver) return over
  if (paused !== null) return <PausedDock prompt={paused} />
  return asked ?? <WaitDock vain={vain} idle={idle} />
}

function WatchDock({ prompt, speeds }: { readonly prompt: string; readonly speeds: ReactNode }) {
  const table = useShownTable()
  const { t } = useWords()
  return (
    <Dock
      prompt={prompt}
      tokens={
        <>
          {speeds}
          <Token
            label={t('key.skip')}
            icon={<SkipIcon />}
            command={TABLE.commands.skip}
            onPress={() => table.playback.skip()}
            testId="btn-skip"
          />
          <MyTurnToken />
        </>
      }
    />
  )
}

function PausedDock({ prompt }: { readonly prompt: string }) {
  const { goOn } = useContext(DockAdditionsContext)
  return <Dock prompt={<span className="dock-paused">{prompt}</span>} buttons={goOn} />
}

function WaitDock({ vain, idle }: { readonly vain: string | null; readonly idle: string | undefined }) {
  const { t, nameOf } = useWords()
  const thinking = useThinker()
  const { idle: hint = idle, waited: event } = useContext(DockAdditionsContext)
  const waited = thinking === null ? t('hint.wait') : opening(t('hud.thinking', { name: nameOf(thinking) }))
  return (
    <Dock
      prompt={
        <>
          {vain ?? event ?? waited}
          {hint !== undefined && <small className="dock-idle">{hint}</small>}
        </>
      }
      tokens={
        <>
          <UndoToken />
          <MyTurnToken />
        </>
      }
    />
  )
}

/** Skips others' moves until this screen is asked; shown while others move. */
function MyTurnToken() {
  const { t } = useWords()
  const busy = useShownNow((state) => state.busy)
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
