import { LOAD_VALUES } from '../../../../engine/jackal/data/loads.ts'
import type { JackalState } from '../../../../engine/jackal/types.ts'
import { useWords } from '../../../hud/useWords.ts'
import { Button } from '../../../ui/controls.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { TileFace } from '../../insignia/TileFace.tsx'
import { tileName } from '../../log/sentences.ts'
import { useJackalView } from '../../view.ts'
import { hiddenGold, hiddenKinds } from './deck.ts'
import './deckSheet.css'

/** Every kind of tile with the number of hidden ones. */
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
