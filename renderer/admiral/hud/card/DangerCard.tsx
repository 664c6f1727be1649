import { useText } from '../../../i18n/useText.ts'

/** Explains the signs of danger on the sea. */
export function DangerCard() {
  const t = useText()
  return (
    <section className="adm-card is-course parchment">
      <p className="adm-card-title">{t('key.adm.danger')}</p>
      <ul className="danger-legend" data-testid="danger-legend">
        {(['fire', 'fires', 'sail'] as const).map((sign) => (
          <li key={sign}>
            <i className={`danger-sign is-${sign}`} aria-hidden="true" />
            {t(`danger.${sign}`)}
          </li>
        ))}
      </ul>
    </section>
  )
}
