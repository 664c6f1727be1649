import type { AdmiralState } from '../../../../engine/admiral/types.ts'
import { Fact } from '../../../hud/frame/Corner.tsx'
import { useText } from '../../../i18n/useText.ts'
import { WindRose } from './WindRose.tsx'

/** The wind and the round. */
export function SeaFacts({ view: { wind, round, options } }: { readonly view: AdmiralState }) {
  const t = useText()
  const { toward, strength } = wind
  const blows = [
    t(`wind.${strength}`),
    ...(strength === 'calm' ? [] : [t('wind.toward', { heading: t(`heading.${toward}`) })]),
  ]
  return (
    <>
      <Fact
        icon={<WindRose wind={wind} size={2.25} />}
        value={strength !== 'fresh' && <span className="fact-word">{t(`wind.${strength}`)}</span>}
        about={`${blows.join(' ')}. ${t(`wind.${strength}.about`)}`}
        testId="hud-wind"
      />
      <Fact
        icon={null}
        value={
          <span>
            {round}
            {strength === 'fresh' && <small className="fact-of">/{options.roundLimit}</small>}
          </span>
        }
        about={t('adm.round', { n: round, of: options.roundLimit })}
        testId="hud-turn"
      />
    </>
  )
}
