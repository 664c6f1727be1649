import { numbersIn, RULESET } from '../../../engine/admiral/data/ruleset.ts'
import type { ShipClass } from '../../../engine/admiral/types.ts'
import { useText } from '../../i18n/useText.ts'
import { ShipShape } from '../flat/picture/ShipShape.tsx'

const { classes } = numbersIn(RULESET)

/** A ship of a class on its base from above, with one lost point of its hull and one of its sails; `size` in rem. */
export function BasePicture({ kind, size }: { readonly kind: ShipClass; readonly size: number }) {
  const t = useText()
  const { hull, straight } = classes[kind]
  const points = { hull: { left: hull - 1, of: hull }, sails: { left: straight - 1, of: straight } }
  return (
    <svg width={`${size}rem`} height={`${size}rem`} viewBox="-0.56 -0.56 1.12 1.12" aria-hidden="true">
      <rect x="-0.56" y="-0.56" width="1.12" height="1.12" rx="0.08" fill="#1f5f7c" />
      <ShipShape kind={kind} team="red" points={points} />
      <circle className="waters-plate" r="0.155" />
      <text className="waters-letter" y="0.11">
        {t(`class.${kind}.letter`)}
      </text>
    </svg>
  )
}
