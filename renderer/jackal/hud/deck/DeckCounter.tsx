import { LOAD_VALUES } from '../../../../engine/jackal/data/loads.ts'
import type { JackalState } from '../../../../engine/jackal/types.ts'
import { Coin } from '../../../hud/Coin.tsx'
import { useWords } from '../../../hud/useWords.ts'
import { Button } from '../../../ui/controls.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { openSheet } from '../../../ui/screens.ts'
import { tileName } from '../../log/sentences.ts'
import { useJackalView } from '../../view.ts'
import { TileFace } from '../tileCard/TileFace.tsx'
import { closedCount, goldLeft, hiddenGold, hiddenKinds } from './deck.ts'
import './deckCounter.css'

/** How many tiles are still closed; opens the list of their kinds. */
export function DeckCounter({ view }: { readonly view: JackalState }) {
  const { t } = useWords()
  const [closed, gold] = [closedCount(view), goldLeft(view)]
  return (
    <button
      type="button"
      className="deck-counter parchment"
      onClick={() => openSheet({ name: 'own' })}
      title={t('hud.hidden.open')}
      data-testid="hud-deck"
    >
      <TileFace kind="closed" size={3.25} />
      <span>
        <span className="deck-number">{closed}</span>
        <span className="deck-words">{t('hud.hidden')}</span>
        {gold !== null && (
          <span className="deck-gold">
            <Coin size={0.9375} /> {t('hud.goldLeft', { n: gold })}
          </span>
        )}
      </span>
    </button>
  )
}

/** Every kind of tile with how many of it are still hidden. */
export function DeckSheet({ onClose }: { readonly onClose: () => void }) {
  const view = useJackalView()
  return view && <Deck view={view} onClose={onClose} />
}

function Deck({ view, onClose }: { readonly view: JackalState; readonly onClose: () => void }) {
  const { t } = useWords()
  const hidden = hiddenKinds(view)
  const gold = hiddenGold(hidden)
  return (
    <Dialog
      title={t('deck.title')}
      surface="parchment"
      className="deck-sheet"
      testId="deck-sheet"
      onClose={onClose}
      actions={
        <Button kind="main" onClick={onClose} autoFocus>
          {t('common.close')}
        </Button>
      }
    >
      <p className="about">
        {t('deck.about')} {t('deck.gold', { coins: t('count.coins', { n: gold.coins }) })}.{' '}
        {gold.treasure && t('deck.galleon', { worth: t('count.coins', { n: LOAD_VALUES.treasure }) })}
      </p>
      <ul className="deck-grid">
        {hidden.map(({ kind, left, of }) => (
          <li key={kind} data-none={left === 0}>
            <TileFace kind={kind} size={2.5} />
            <span>
              <span className="deck-left">{t('deck.left', { n: left, of })}</span>
              <span className="deck-kind">{tileName(t, kind)}</span>
            </span>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
