import { useText } from '../../i18n/useText.ts'
import { TextField } from '../../ui/TextField.tsx'
import { usualNames } from '../shipNames.ts'
import { change } from './draftStore.ts'
import { type Draft, teamsOf } from './newMatch.ts'
import { shipNamesFault } from './shipNamesTyped.ts'

/** What each squadron calls its ships, folded away until somebody wants to change it. */
export function ShipNameFields({ draft }: { readonly draft: Draft }) {
  const t = useText()
  const { shipNames } = draft
  const isWrong = teamsOf(draft).some((team) => shipNamesFault(shipNames[team]) !== null)
  return (
    <details className="ship-names" open={isWrong || undefined} data-testid="option-shipNames">
      <summary>{t('option.shipNames')}</summary>
      <p className="about">{t('option.shipNames.about')}</p>
      {teamsOf(draft).map((team) => (
        <TextField
          key={team}
          label={t('option.shipNames.of', { team: t(`fleet.${team}.short`) })}
          placeholder={usualNames(t, team).slice(0, 4).join(', ')}
          value={shipNames[team]}
          onChange={(names) => change({ shipNames: { ...shipNames, [team]: names } })}
          error={shipNamesFault(shipNames[team]) === null ? undefined : t('error.shipNames')}
          testId={`ship-names-${team}`}
        />
      ))}
    </details>
  )
}
