import { lazy, Suspense, useState } from 'react'
import type { JackalState } from '../../../engine/jackal/types.ts'
import { FlatCorner } from '../../flat/FlatCorner.tsx'
import { useSession } from '../../host/session.ts'
import { useWords } from '../../hud/useWords.ts'
import { deciding } from '../hud/crews/crews.ts'
import { DeckFacts } from '../hud/deck/DeckFacts.tsx'
import { useIntent } from '../intent/intent.ts'
import { useMatchLines } from '../log/logLines.tsx'

const DeckSheet = lazy(async () => ({ default: (await import('../hud/deck/DeckSheet.tsx')).DeckSheet }))

/** The seat whose turn it is, or that is asked; the hidden tiles, undo, log and menu. */
export function IslandCorner({ view }: { readonly view: JackalState }) {
  const { t, nameOf } = useWords()
  const [isDeckOpen, openDeck] = useState(false)
  const asked = useIntent((state) => state.asked?.seat ?? null)
  const viewer = useSession((state) => state.viewer)
  const { team, seat, isAsked } = deciding(view)
  const decider = asked ?? seat
  const mine = t(isAsked ? 'flat.answer' : 'flat.jackal.mine')
  const theirs = decider === null ? t(`team.${team}`) : nameOf(decider)
  const title = asked !== null && asked === viewer ? mine : theirs
  return (
    <>
      <FlatCorner
        title={view.result ? t('hud.over') : title}
        facts={<DeckFacts view={view} onOpen={() => openDeck(true)} />}
        lines={useMatchLines()}
      />
      <Suspense>{isDeckOpen && <DeckSheet onClose={() => openDeck(false)} />}</Suspense>
    </>
  )
}
