import { useEffect } from 'react'
import { followHandover } from '../../host/handoverReplay.ts'
import { closeRecap, followSkipping, useSkipAhead } from '../../host/skipAhead.ts'
import { IconButton } from '../../ui/controls.tsx'
import { CloseIcon } from '../../ui/icons.tsx'
import { useWords } from '../useWords.ts'
import type { Caption } from './Captions.tsx'
import { markPlace } from './markedPlace.ts'
import './recapPanel.css'

interface RecapPanelProps {
  /** What others did, oldest first. */
  readonly captions: readonly Caption[]
}

/** What happened to the player while others moved; pointing at a line marks its place. Gone with his next move. */
export function RecapPanel({ captions }: RecapPanelProps) {
  const { t } = useWords()
  const isTold = useSkipAhead((state) => state.isTold)
  useEffect(followSkipping, [])
  useEffect(followHandover, [])
  useEffect(() => () => markPlace(null), [])
  if (!isTold) return null
  const mine = captions.filter((caption) => caption.mine)
  return (
    <section className="recap-panel parchment" aria-label={t('recap.title')} data-testid="recap" role="status">
      <header className="recap-head">
        <h2 className="title">{t('recap.title')}</h2>
        <IconButton label={t('common.close')} onClick={closeRecap} testId="recap-close">
          <CloseIcon size={0.9375} />
        </IconButton>
      </header>
      {mine.length === 0 ? <p className="recap-nothing">{t('recap.nothing')}</p> : <Lines captions={mine} />}
    </section>
  )
}

function Lines({ captions }: RecapPanelProps) {
  return (
    <ol className="recap-lines">
      {captions.map(({ move, cell, flag, text }) => (
        <li key={`${move}/${cell}/${text}`}>
          <button
            type="button"
            className="recap-line"
            onPointerEnter={() => markPlace(cell)}
            onPointerLeave={() => markPlace(null)}
            onFocus={() => markPlace(cell)}
            onBlur={() => markPlace(null)}
            onClick={() => markPlace(cell)}
          >
            {flag}
            <span>{text}</span>
          </button>
        </li>
      ))}
    </ol>
  )
}
