import { useEffect } from 'react'
import { followHandover } from '../../host/handoverReplay.ts'
import { closeRecap, followSkipping, useSkipAhead } from '../../host/skipAhead.ts'
import { IconButton } from '../../ui/controls.tsx'
import { CloseIcon } from '../../ui/icons.tsx'
import { useWords } from '../useWords.ts'
import type { Caption } from './Captions.tsx'
import { markPlace } from './markedPlace.ts'
import '../logPages.css'
import './recapPanel.css'

interface RecapPanelProps {
  /** Others' deeds, oldest first. */
  readonly captions: readonly Caption[]
  /** The rest of the recap, in a sentence; empty for nothing. */
  readonly more?: string
}

/** Shows what happened to the player while others moved, until their next move. */
export function RecapPanel({ captions, more = '' }: RecapPanelProps) {
  const isTold = useSkipAhead((state) => state.isTold)
  useEffect(followSkipping, [])
  useEffect(followHandover, [])
  const mine = captions.filter((caption) => caption.mine)
  const isAny = mine.length > 0 || more !== ''
  // Esc or the log's key must not close a hidden list first.
  useEffect(() => {
    if (isTold && !isAny) closeRecap()
  }, [isTold, isAny])
  return isTold && isAny && <Recap mine={mine} more={more} />
}

/** Pointing at a line marks its place. */
function Recap({ mine, more }: { readonly mine: readonly Caption[]; readonly more: string }) {
  const { t } = useWords()
  useEffect(() => () => markPlace(null), [])
  return (
    <section
      className="log-panel recap-panel parchment"
      aria-label={t('recap.title')}
      data-testid="recap"
      role="status"
      data-fleeting=""
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
