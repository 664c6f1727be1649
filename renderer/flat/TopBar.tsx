import type { ReactNode } from 'react'
import { useThinker } from '../host/thinker.ts'
import { useWords } from '../hud/useWords.ts'
import { IconButton } from '../ui/controls.tsx'
import { MenuIcon } from '../ui/icons.tsx'
import { useFlatShell } from './shell.ts'
import './topBar.css'

interface TopBarProps {
  /** In the brass roundel. */
  readonly flag: ReactNode
  /** Who decides: `Your shot`, `Masha’s turn`. One line. */
  readonly title: string
  /** Below it; replaced while somebody else is thinking. */
  readonly line: string
}

/** Who decides and about what, the clock, and the menu. */
export function TopBar({ flag, title, line }: TopBarProps) {
  const { t, nameOf } = useWords()
  const { clock, onMenu } = useFlatShell()
  const thinking = useThinker()
  return (
    <header className="flat-top wood">
      <span className="flat-roundel" aria-hidden="true">
        <span>{flag}</span>
      </span>
      <div className="flat-top-words" data-testid="flat-turn">
        <h1 className="flat-top-title">{title}</h1>
        <p className="flat-top-line">{thinking === null ? line : t('hud.thinking', { name: nameOf(thinking) })}</p>
      </div>
      {clock !== null && <div className="flat-clock">{clock}</div>}
      <IconButton className="flat-icon" label={t('hud.menu')} onClick={onMenu} testId="flat-menu">
        <MenuIcon size={1.75} />
      </IconButton>
    </header>
  )
}
