import { useRef } from 'react'
import { useCaptionAnchor } from '../../hud/panels/panels.ts'
import { useText } from '../../i18n/useText.ts'
import { useAim } from '../intent/aim.ts'
import { placeOf } from '../table/places.ts'
import '../../hud/recap/captions.css'

/** At a cell that must be empty: the question that a second choice of it answers. The card and the spoken table say more. */
export function AskedAgain() {
  const cell = useAim(({ refused }) => (refused?.why === 'sure-water' ? refused.cell : null))
  return cell !== null && <Question key={cell} place={placeOf('far', cell)} />
}

function Question({ place }: { readonly place: number }) {
  const t = useText()
  const ref = useRef<HTMLParagraphElement>(null)
  useCaptionAnchor(ref, place)
  return (
    <div className="captions" aria-hidden="true">
      <p ref={ref} className="caption is-mine" data-testid="asked-again">
        {t('why.sure-water.short')}
      </p>
    </div>
  )
}
