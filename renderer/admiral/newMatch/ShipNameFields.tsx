import { useText } from '../../i18n/useText.ts'
import { TextField } from '../../ui/TextField.tsx'
import { usualNames } from '../shipNames.ts'
import { change } from './draftStore.ts'
import { type Draft, teamsOf } from './newMatch.ts'
import { areShipNames } from './shipNamesTyped.ts'

interface ShipNameFieldsProps {
  readonly draft: Draft
  /** True if some names are invalid: the fields are unfolded. */
  readonly wrong: boolean
}

/** The names of each squadron's ships, folded until the player opens them. */
export function ShipNameFields({ draft, wrong }: ShipNameFieldsProps) {
  const t = useText()
  const { shipNames } = draft
  return (
    <details className="ship-names" open={wrong || undefined} data-testid="option-shipNames">
      <summary>{t('option.shipNames')}</summary>
      <p className="about">{t('option.shipNames.about')}</p>
      {teamsOf(draft).map((team) => (
        <TextField
          key={team}
          label={t('option.shipNames.of', { team: t(`fleet.${team}.short`) })}
          placeholder={usualNames(t, team).slice(0, 4).join(', ')}
          value={shipNames[team]}
          onChange={(names) => change({ shipNames: { ...shipNames, [team]: names } })}
          error={areShipNames(shipNames[team]) ? undefined : t('error.shipNames')}
          testId={`ship-names-${team}`}
        />
      ))}
    </details>
  )
}
