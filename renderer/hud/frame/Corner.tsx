import type { ReactNode } from 'react'
import { undo, useSession } from '../../host/session.ts'
import { TABLE } from '../../input/tableCommands.ts'
import { IconButton } from '../../ui/controls.tsx'
import { LogIcon, MenuIcon, UndoIcon } from '../../ui/icons.tsx'
import { openSheet } from '../../ui/screens.ts'
import { useWords } from '../useWords.ts'
import { KeyCap } from './KeyCap.tsx'
import './corner.css'

interface CornerProps {
  /** At most two facts of the match, as `Fact`. */
  readonly facts: ReactNode
  readonly isLogOpen: boolean
  readonly onLog: () => void
  /** Undoes a change before it is played, before any move of the match; null if there is none. */
  readonly takeBack?: (() => void) | null
  /** Opens the menu; the window's own if missing. */
  readonly onMenu?: () => void
  /** The way out of a recording, which has neither undo nor menu. */
  readonly leave?: ReactNode
}

const openMenu = () => openSheet({ name: 'pause' })

/** Facts of the match, undo, log and menu. */
export function Corner({ facts, isLogOpen, onLog, takeBack = null, onMenu = openMenu, leave }: CornerProps) {
  const { t } = useWords()
  return (
    <nav className="corner wood" aria-label={t('hud.menu')}>
      <div className="corner-facts">{facts}</div>
      {!leave && <UndoButton takeBack={takeBack} />}
      <IconButton label={t('hud.log')} pressed={isLogOpen} onClick={onLog} testId="btn-log">
        <LogIcon />
        {!leave && <KeyCap of={TABLE.commands.log} />}
      </IconButton>
      {leave ?? (
        <IconButton label={t('hud.menu')} onClick={onMenu} testId="btn-menu">
          <MenuIcon />
        </IconButton>
      )}
    </nav>
  )
}

function UndoButton({ takeBack }: Required<Pick<CornerProps, 'takeBack'>>) {
  const { t } = useWords()
  const allowed = useSession((state) => state.undo)
  return (
    <IconButton
      label={t(takeBack ? 'key.undo' : 'hud.undo')}
      blocked={!takeBack && 'why' in allowed ? t(`undo.${allowed.why}`) : null}
      onClick={takeBack ?? (() => void undo())}
      testId="btn-undo-icon"
    >
      <UndoIcon />
      <KeyCap of={TABLE.commands.undo} />
    </IconButton>
  )
}

interface FactProps {
  readonly icon: ReactNode
  readonly value: ReactNode
  /** Names the fact for screen readers and on hover. */
  readonly about: string
  /** Opens more about it. */
  readonly onPress?: () => void
  readonly testId?: string
}

/** A fact of the match: a picture and a number. */
export function Fact({ icon, value, about, onPress, testId }: FactProps) {
  const content = (
    <>
      <span aria-hidden="true">{icon}</span>
      <b aria-hidden="true">{value}</b>
      <span className="visually-hidden">{about}</span>
    </>
  )
  return onPress ? (
    <button type="button" className="fact" title={about} onClick={onPress} data-testid={testId}>
      {content}
    </button>
  ) : (
    <span className="fact" title={about} data-testid={testId}>
      {content}
    </span>
  )
}
