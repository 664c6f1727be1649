import { printCell } from '../../../../engine/admiral/cells.ts'
import { unitNamed } from '../../../../engine/admiral/fleet.ts'
import type { AdmiralState, Offer } from '../../../../engine/admiral/types.ts'
import { useText } from '../../../i18n/useText.ts'
import { CommandKey } from '../../../input/CommandKey.tsx'
import { TABLE } from '../../../input/tableCommands.ts'
import { Button } from '../../../ui/controls.tsx'
import { ADMIRAL } from '../../commands.ts'
import { useIntent } from '../../intent/intent.ts'
import type { IntentState } from '../../intent/intentState.ts'
import { gunnersOf, shootablesOf } from '../../intent/targets.ts'
import { nameIn, unitTitle } from '../../names.ts'
import { Bubble } from '../bubbles/Bubble.tsx'
import { FireForm } from './FireForm.tsx'
import './orderForms.css'

interface OfferPanelProps {
  readonly view: AdmiralState
  readonly offer: Offer & { readonly kind: Exclude<Offer['kind'], 'loot'> }
}

/** Beside the ship that may fire in another's turn: what has happened, what she can do, and the word not to. */
export function OfferPanel({ view, offer }: OfferPanelProps) {
  const t = useText()
  const intent = useIntent()
  const gunner = unitNamed(view, intent.selected ?? offer.by[0] ?? '')
  const other = unitNamed(view, intent.target ?? offer.at[0] ?? '')
  if (!gunner || gunner.at === null || !other) return null
  const canFire = intent.target !== null
  // Whoever is about to fire is named first; others may stand on the line of the broadside across.
  const about = offer.kind === 'first' ? (offer.at[0] ?? other.id) : other.id
  return (
    <Bubble
      key={`${offer.kind} ${gunner.id}`}
      cell={gunner.at}
      away={other.at}
      className="is-attack is-offer"
      title={t(`offer.${offer.kind}.title`)}
      closes={false}
      testId="offer"
    >
      <p data-offer={offer.kind}>{aboutOf(t, view, offer, about)}</p>
      {offer.kind === 'first' && canFire && <p className="about">{t('offer.first.answer')}</p>}
      <Choices intent={intent} view={view} />
      {canFire ? <FireForm view={view} /> : <p className="about">{t('offer.nobody')}</p>}
      <Button
        kind={canFire ? 'plain' : 'main'}
        onClick={() => useIntent.getState().choose({ kind: 'decline' })}
        testId="offer-decline"
      >
        <CommandKey of={canFire ? ADMIRAL.commands.finish : TABLE.commands.confirm} />{' '}
        {t(canFire ? 'offer.decline' : 'offer.pass')}
      </Button>
    </Bubble>
  )
}

function aboutOf(
  t: ReturnType<typeof useText>,
  view: AdmiralState,
  { kind, crossing }: OfferPanelProps['offer'],
  other: string,
): string {
  const unit = nameIn(t, view, other)
  if (kind !== 'crossing') return t(`offer.${kind}.about`, { unit })
  const cell = crossing?.cells[0] ?? unitNamed(view, other)?.at ?? 0
  return t('offer.crossing.about', { unit, at: printCell(cell) })
}

/** With several guns or targets: who fires at whom. */
function Choices({ intent, view }: { readonly intent: IntentState; readonly view: AdmiralState }) {
  const t = useText()
  const { asked, selected, target, salvo } = intent
  const pairs = gunnersOf(asked).flatMap((gunner) =>
    shootablesOf(asked, gunner).map((one) => [gunner, one.target] as const),
  )
  if (pairs.length < 2 || salvo.length > 0) return null
  return (
    <fieldset className="adm-pairs">
      <legend className="label">
        {t('offer.choices')} <CommandKey of={TABLE.commands['next-piece']} />
      </legend>
      {pairs.map(([gunner, at]) => (
        <button
          key={`${gunner} ${at}`}
          type="button"
          className="adm-pair"
          aria-pressed={gunner === selected && at === target}
          onClick={() => useIntent.getState().aimAt(at, gunner)}
          data-testid={`pair-${gunner}-${at}`}
        >
          {pairText(t, view, gunner, at)}
        </button>
      ))}
    </fieldset>
  )
}

function pairText(t: ReturnType<typeof useText>, view: AdmiralState, gunner: string, target: string): string {
  const unit = unitNamed(view, gunner)
  return t('offer.pair', { unit: unit ? unitTitle(t, view, unit) : gunner, target: nameIn(t, view, target, 'dat') })
}
