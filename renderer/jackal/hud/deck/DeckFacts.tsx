import type { JackalState } from '../../../../engine/jackal/types.ts'
import { Coin } from '../../../hud/Coin.tsx'
import { Fact } from '../../../hud/frame/Corner.tsx'
import { useWords } from '../../../hud/useWords.ts'
import { openSheet } from '../../../ui/screens.ts'
import { TileFace } from '../../insignia/TileFace.tsx'
import { closedCount, goldLeft } from './deck.ts'

interface DeckFactsProps {
  readonly view: JackalState
  /** Opens the list of kinds; the window's own sheet if missing. */
  readonly onOpen?: () => void
}

const openOwn = () => openSheet({ name: 'own' })

/** The number of closed tiles, which opens the list of their kinds, and the gold that is still ashore. */
export function DeckFacts({ view, onOpen = openOwn }: DeckFactsProps) {
  const { t } = useWords()
  const [closed, gold] = [closedCount(view), goldLeft(view)]
  return (
    <>
      <Fact
        icon={<TileFace kind="closed" size={1.625} />}
        value={closed}
        about={t('hud.hidden.open')}
        onPress={onOpen}
        testId="hud-deck"
      />
      {gold !== null && <Fact icon={<Coin size={1.375} />} value={gold} about={t('hud.goldLeft', { n: gold })} />}
    </>
  )
}
