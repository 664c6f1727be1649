import type { Settings } from '../../electron/contract/ipc.ts'
import { undo, useSession } from '../host/session.ts'
import { canSkipAhead, skipToMyTurn, useSkipAhead } from '../host/skipAhead.ts'
import { playback, useShownStore } from '../playback/shownStore.ts'
import { IconButton } from '../ui/controls.tsx'
import { BookIcon, LogIcon, MenuIcon, MyTurnIcon, SkipIcon, UndoIcon } from '../ui/icons.tsx'
import { openSheet } from '../ui/screens.ts'
import { useSettings } from '../ui/settings.ts'
import { Speeds } from './Speeds.tsx'
import { useWords } from './useWords.ts'
import './speedPanel.css'

const SPEEDS: readonly Settings['speed'][] = [1, 2, 4]

interface SpeedPanelProps {
  readonly logShown: boolean
  readonly onLog: () => void
  /** Takes back a change of what is not played yet; before any move of the match. */
  readonly takeBack?: (() => void) | null
}

/** Playback speed, undo, rules, log and menu. A speed that only the settings offer is shown while it is the chosen one. */
export function SpeedPanel({ logShown, onLog, takeBack = null }: SpeedPanelProps) {
  const { t } = useWords()
  const busy = useShownStore((state) => state.busy)
  const maySkipAhead = useSession((state) => canSkipAhead(state, busy))
  const speed = useSettings((state) => state.settings.speed)
  const isSkipping = useSkipAhead((state) => state.isSkipping)
  const allowed = useSession((state) => state.undo)
  return (
    <nav className="speed-panel wood" aria-label={t('hud.menu')}>
      <Speeds label={t('hud.speed')} speeds={SPEEDS.includes(speed) ? SPEEDS : [speed, ...SPEEDS]} />
      <IconButton className="is-spare" label={t('hud.skip')} disabled={!busy} onClick={() => playback.skip()}>
        <SkipIcon />
      </IconButton>
      <IconButton
        className="is-spare"
        label={t('hud.myTurn')}
        pressed={isSkipping}
        disabled={!maySkipAhead}
        onClick={skipToMyTurn}
        testId="btn-my-turn"
      >
        <MyTurnIcon />
      </IconButton>
      <IconButton
        label={t(takeBack ? 'key.undo' : 'hud.undo')}
        blocked={!takeBack && 'why' in allowed ? t(`undo.${allowed.why}`) : null}
        onClick={takeBack ?? (() => void undo())}
        testId="btn-undo-icon"
      >
        <UndoIcon />
      </IconButton>
      <IconButton className="log-toggle" label={t('hud.log')} pressed={logShown} onClick={onLog} testId="btn-log">
        <LogIcon />
      </IconButton>
      <IconButton
        className="is-spare"
        label={t('hud.rules')}
        onClick={() => openSheet({ name: 'rules', query: '' })}
        testId="btn-rules"
      >
        <BookIcon />
      </IconButton>
      <IconButton label={t('hud.menu')} onClick={() => openSheet({ name: 'pause' })} testId="btn-menu">
        <MenuIcon />
      </IconButton>
    </nav>
  )
}
