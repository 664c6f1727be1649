import { type ReactNode, useEffect } from 'react'
import { undo, useSession } from '../../host/session.ts'
import { canSkipAhead, followSkipping, skipToMyTurn, useSkipAhead } from '../../host/skipAhead.ts'
import { useThinker } from '../../host/thinker.ts'
import { ChoiceKey, CommandKey } from '../../input/CommandKey.tsx'
import type { Command } from '../../input/commands.ts'
import { TABLE } from '../../input/tableCommands.ts'
import { playback, useShownStore } from '../../playback/shownStore.ts'
import { Button } from '../../ui/controls.tsx'
import { MyTurnIcon, SkipIcon, UndoIcon } from '../../ui/icons.tsx'
import { openSheet } from '../../ui/screens.ts'
import { DecidingClock } from '../clock/SeatClock.tsx'
import { Speeds } from '../Speeds.tsx'
import { useWords } from '../useWords.ts'
import './dock.css'

interface DockProps {
  /** `wood` for what can be done; a question turns the dock to `parchment`. */
  readonly surface?: 'wood' | 'parchment'
  /** What to do, in at most six words. */
  readonly prompt: ReactNode
  /** What a screen reader says with the prompt. */
  readonly about?: string
  /** Pieces and orders to choose from, or the details of a question. */
  readonly tokens?: ReactNode
  /** Buttons, the golden one last. */
  readonly buttons?: ReactNode
  /** Whether a decision is asked of this screen. */
  readonly isAsked?: boolean
  readonly testId?: string
}

/** The foot of the table: prompt, tokens, and at most one button beside the way back. */
export function Dock({ surface = 'wood', prompt, about, tokens, buttons, isAsked = false, testId }: DockProps) {
  const { t } = useWords()
  return (
    <section
      className={`dock ${surface}`}
      aria-label={t('dock.title')}
      data-testid={testId ?? 'dock'}
      data-asked={isAsked ? '' : undefined}
    >
      <p className="dock-prompt" data-testid="hud-hint" aria-live="polite">
        {prompt}
        {about !== undefined && <span className="visually-hidden"> {about}</span>}
      </p>
      <DecidingClock />
      <div className="dock-tokens">{tokens}</div>
      <div className="dock-buttons">{buttons}</div>
    </section>
  )
}

interface TokenProps {
  /** Names it on hover and for screen readers. */
  readonly label: string
  readonly icon: ReactNode
  /** Shown under the icon, as long as a player is new to the game. */
  readonly caption?: string
  readonly command?: Command
  /** Its place among what digits choose, from 1. */
  readonly nth?: number
  readonly pressed?: boolean
  /** Why it does nothing now; null where it does. */
  readonly blocked?: string | null
  /** Explains more about why it does nothing. */
  readonly onBlocked?: () => void
  /** Marks a piece that has acted. */
  readonly done?: boolean
  /** A bar at the lower edge, 0 to 1. */
  readonly share?: number
  readonly onPress: () => void
  /** The pointer or the focus comes to it or leaves it. */
  readonly onPoint?: (isPointed: boolean) => void
  readonly testId?: string
}

/** A piece or an order in the dock. A blocked one stays in its place and names its reason. */
export function Token({
  label,
  icon,
  caption,
  command,
  nth,
  pressed,
  blocked = null,
  onBlocked,
  done,
  share,
  onPress,
  onPoint,
  testId,
}: TokenProps) {
  const name = blocked === null ? label : `${label}: ${blocked}`
  return (
    <button
      type="button"
      className="token"
      title={name}
      aria-label={name}
      aria-pressed={pressed}
      aria-disabled={blocked !== null}
      data-done={done ? '' : undefined}
      onClick={() => (blocked === null ? onPress() : onBlocked?.())}
      onPointerEnter={() => onPoint?.(true)}
      onPointerLeave={() => onPoint?.(false)}
      onFocus={() => onPoint?.(true)}
      onBlur={() => onPoint?.(false)}
      data-testid={testId}
    >
      <span className="token-icon" aria-hidden="true">
        {icon}
      </span>
      {caption !== undefined && <small className="token-caption">{caption}</small>}
      {share !== undefined && <i className="token-bar" style={{ width: `${share * 80}%` }} aria-hidden="true" />}
      {(command || nth !== undefined) && (
        <span className="keycap" aria-hidden="true">
          {command ? <CommandKey of={command} /> : nth !== undefined && <ChoiceKey n={nth} />}
        </span>
      )}
    </button>
  )
}

/** A line between groups of tokens. */
export const TokenGap = () => <span className="token-gap" aria-hidden="true" />

interface DockButtonProps {
  readonly label: ReactNode
  /** `main` only where the press ends the question. */
  readonly kind?: 'main' | 'plain' | 'danger'
  readonly command?: Command
  readonly disabled?: boolean
  /** Why it does nothing now; it is still pressed, so that it can say so. */
  readonly blocked?: string | null
  readonly onPress: () => void
  readonly testId?: string
}

/** A button of the dock, with the cap of its key. */
export function DockButton({
  label,
  kind = 'plain',
  command,
  disabled = false,
  blocked = null,
  onPress,
  testId,
}: DockButtonProps) {
  return (
    <Button
      kind={kind}
      disabled={disabled}
      blocked={blocked}
      onClick={onPress}
      {...(testId !== undefined && { testId })}
    >
      {label}
      {command && (
        <span className="keycap" aria-hidden="true">
          <CommandKey of={command} />
        </span>
      )}
    </Button>
  )
}

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
