import { useText } from '../../i18n/useText.ts'

/** The variables that a streamer's own style may set; they never change. */
const VARIABLES = [
  '--overlay-panel',
  '--overlay-frame',
  '--overlay-radius',
  '--overlay-cell',
  '--overlay-cell-active',
  '--overlay-text',
  '--overlay-soft',
  '--overlay-active',
  '--overlay-lit',
  '--overlay-casing',
] as const

/** Explains the change of the look of overlays. */
export function StyleNote() {
  const t = useText()
  return (
    <section>
      <h2>{t('overlays.style')}</h2>
      <p>{t('overlays.style.about')}</p>
      <p>
        <code>{VARIABLES.join(', ')}</code>
      </p>
    </section>
  )
}
