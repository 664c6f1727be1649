import type { ReactNode } from 'react'
import { undo, useSession } from '../host/session.ts'
import { canSkipAhead, skipToMyTurn, useSkipAhead } from '../host/skipAhead.ts'
import { useThinker } from '../host/thinker.ts'
import { CommandKey } from '../input/CommandKey.tsx'
import type { Command } from '../input/commands.ts'
import { TABLE } from '../input/tableCommands.ts'
import { useHasKeys } from '../input/useHasKeys.ts'
import { playback, useShownStore } from '../playback/shownStore.ts'
import { Button } from '../ui/controls.tsx'
import { openSheet } from '../ui/screens.ts'
import { useWords } from './useWords.ts'
import './hintBar.css'

interface HintBarProps {
  /** Hint for the current decision at this screen; null when there is none. */
  readonly asked: ReactNode
}

/** What the player can do now, with the keys for it. At the end of a lesson or a puzzle its guide says what is next. */
export function HintBar({ asked }: HintBarProps) {
  const busy = useShownStore((state) => state.busy)
  const isOver = useSession((state) => state.standing?.outcome != null)
  const isLesson = useSession((state) => state.match?.lesson !== undefined)
  if (isOver && !busy) return isLesson ? null : <OverHint />
  return (
    <section
      className="hint-bar wood screwed"
      data-testid="hud-hint"
      data-asked={busy || asked === null ? undefined : ''}
    >
      {busy ? <WatchHint /> : (asked ?? <WaitHint />)}
    </section>
  )
}

/** Reopens the result after the player has closed it to look at the table. */
function OverHint() {
  const { t } = useWords()
  return (
    <section className="hint-bar wood screwed" data-testid="hud-hint">
      <p className="hint-text">{t('hud.over')}</p>
      <div className="hint-actions">
        <Button kind="main" small onClick={() => openSheet({ name: 'result' })} testId="btn-result">
          {t('hud.result')}
        </Button>
      </div>
    </section>
  )
}

function WatchHint() {
  const { t } = useWords()
  const hasKeys = useHasKeys()
  return (
    <>
      <p className="hint-text">{t(hasKeys ? 'hint.watch' : 'hint.watch.touch')}</p>
      <div className="hint-keys">
        <KeyAction
          command={TABLE.commands.skip}
          label={t('key.skip')}
          onClick={() => playback.skip()}
          testId="btn-skip"
        />
        <MyTurnKey />
        <UndoKey />
      </div>
    </>
  )
}

function WaitHint() {
  const { t, nameOf } = useWords()
  const thinking = useThinker()
  return (
    <>
      <p className="hint-text">{thinking ? t('hud.thinking', { name: nameOf(thinking) }) : t('hint.wait')}</p>
      <div className="hint-keys">
        <MyTurnKey />
        <UndoKey />
      </div>
    </>
  )
}

/** Shown while others move. */
function MyTurnKey() {
  const { t } = useWords()
  const busy = useShownStore((state) => state.busy)
  const maySkipAhead = useSession((state) => canSkipAhead(state, busy))
  const isSkipping = useSkipAhead((state) => state.isSkipping)
  return (
    maySkipAhead &&
    !isSkipping && <KeyAction command={TABLE.commands['my-turn']} label={t('key.myTurn')} onClick={skipToMyTurn} />
  )
}

interface KeyActionProps {
  /** What the key gives; several are shown as one. */
  readonly command: Command | readonly Command[]
  readonly label: string
  readonly onClick: () => void
  readonly pressed?: boolean
  /** The menu has a button for it too, so it may be hidden where space is short. */
  readonly inMenu?: boolean
  readonly testId?: string
}

/** A command with the key that gives it; a click does it too. */
export function KeyAction({ command, label, onClick, pressed, inMenu = false, testId }: KeyActionProps) {
  const className = inMenu ? 'key-action is-in-menu' : 'key-action'
  return (
    <button type="button" className={className} aria-pressed={pressed} onClick={onClick} data-testid={testId}>
      <CommandKey of={command} />
      {label}
    </button>
  )
}

/** Shown when a move can be undone. */
export function UndoKey() {
  const { t } = useWords()
  const canUndo = useSession((state) => 'seat' in state.undo)
  return (
    canUndo && (
      <KeyAction
        command={TABLE.commands.undo}
        label={t('key.undo')}
        onClick={() => void undo()}
        inMenu
        testId="btn-undo"
      />
    )
  )
}

/** Opens the page of all keys where there are any, and the book of rules. */
export function HelpKeys() {
  const { t } = useWords()
  const hasKeys = useHasKeys()
  const { keys, rules } = TABLE.commands
  return (
    <>
      {hasKeys && (
        <KeyAction
          command={keys}
          label={t('key.keys')}
          onClick={() => openSheet({ name: 'keys' })}
          inMenu
          testId="btn-keys"
        />
      )}
      <KeyAction
        command={rules}
        label={t('key.rules')}
        onClick={() => openSheet({ name: 'rules', query: '' })}
        inMenu
      />
    </>
  )
}
