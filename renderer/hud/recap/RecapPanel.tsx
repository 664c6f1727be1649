import { type ReactNode, useEffect, useRef } from 'react'
import { followHandover } from '../../host/handoverReplay.ts'
import { closeRecap, followSkipping, useSkipAhead } from '../../host/skipAhead.ts'
import { IconButton } from '../../ui/controls.tsx'
import { CloseIcon } from '../../ui/icons.tsx'
import { useMovingPanel } from '../panels/panels.ts'
import { useWords } from '../useWords.ts'
import type { Caption } from './Captions.tsx'
import { markPlace } from './markedPlace.ts'
import '../logPages.css'
import './recapPanel.css'

interface RecapPanelProps {
  /** What others did, oldest first. */
  readonly captions: readonly Caption[]
  /** What else is to be told of the time since, in a sentence; empty for nothing. */
  readonly more?: string
  /** The log, in whose place it stands. */
  readonly children?: ReactNode
}

/** What happened to the player while others moved, if anything did, in place of the log until his next move. */
export function RecapPanel({ children, captions, more = '' }: RecapPanelProps) {
  const isTold = useSkipAhead((state) => state.isTold)
  useEffect(followSkipping, [])
  useEffect(followHandover, [])
  const mine = captions.filter((caption) => caption.mine)
  const isAny = mine.length > 0 || more !== ''
  // what is not shown is not to be closed first by Esc or the log's key
  useEffect(() => {
    if (isTold && !isAny) closeRecap()
  }, [isTold, isAny])
  return isTold && isAny ? <Recap mine={mine} more={more} /> : children
}

/** Pointing at a line marks its place. */
function Recap({ mine, more }: { readonly mine: readonly Caption[]; readonly more: string }) {
  const { t } = useWords()
  const ref = useRef<HTMLElement>(null)
  useMovingPanel(ref, 'log', true)
  useEffect(() => () => markPlace(null), [])
  return (
    <section
      ref={ref}
      className="log-panel recap-panel parchment"
      aria-label={t('recap.title')}
      data-testid="recap"
      role="status"
    >
      <header className="recap-head">
        <h2 className="title">{t('recap.title')}</h2>
        <IconButton label={t('common.close')} onClick={closeRecap} testId="recap-close">
          <CloseIcon size={0.9375} />
        </IconButton>
      </header>
      <div className="recap-body">
        {mine.length > 0 && <Lines captions={mine} />}
        {more && <p className="recap-more">{more}</p>}
      </div>
    </section>
  )
}

function Lines({ captions }: Pick<RecapPanelProps, 'captions'>) {
  return (
    <ol className="log-lines">
      {captions.map(({ move, cell, flag, text }) => (
        <li key={`${move}/${cell}/${text}`}>
          <button
            type="button"
            className="log-line"
            onPointerEnter={() => markPlace(cell)}
            onPointerLeave={() => markPlace(null)}
            onFocus={() => markPlace(cell)}
            onBlur={() => markPlace(null)}
            onClick={() => markPlace(cell)}
          >
            {flag}
            <span className="log-text">{text}</span>
          </button>
        </li>
      ))}
    </ol>
  )
}
