import type { ReactNode } from 'react'
import type { Command } from '../../input/commands.ts'
import { Button } from '../../ui/controls.tsx'
import { DecidingClock } from '../clock/SeatClock.tsx'
import { useWords } from '../useWords.ts'
import { KeyCap } from './KeyCap.tsx'
import './dock.css'

interface DockProps {
  /** `wood` for possible actions; a question turns the dock to `parchment`. */
  readonly surface?: 'wood' | 'parchment'
  /** The task, in at most six words. */
  readonly prompt: ReactNode
  /** Added for screen readers after the prompt. */
  readonly about?: string
  /** Pieces and orders to choose from, or the details of a question. */
  readonly tokens?: ReactNode
  /** Buttons, the golden one last. */
  readonly buttons?: ReactNode
  /** True if this screen is asked for a decision. */
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
  /** Its number among the choices that digit keys take, from 1. */
  readonly nth?: number
  readonly pressed?: boolean
  /** Why a press does nothing now; null if it works. */
  readonly blocked?: string | null
  /** Explains in detail why it does nothing. */
  readonly onBlocked?: () => void
  /** True for a piece that has acted. */
  readonly done?: boolean
  /** A bar at the lower edge, 0 to 1. */
  readonly share?: number
  readonly onPress: () => void
  /** Called when the pointer or the focus enters or leaves it. */
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
  const cap = command ?? nth
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
      {cap !== undefined && <KeyCap of={cap} />}
    </button>
  )
}

/** A line between groups of tokens. */
export const TokenGap = () => <span className="token-gap" aria-hidden="true" />

interface DockButtonProps {
  readonly label: ReactNode
  /** `main` only if the press ends the question. */
  readonly kind?: 'main' | 'plain' | 'danger'
  readonly command?: Command
  readonly disabled?: boolean
  /** Why a press does nothing now. The button can still be pressed, to show this reason. */
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
      {command && <KeyCap of={command} />}
    </Button>
  )
}
