import { useEffect, useState } from 'react'
import { useText } from '../../i18n/useText.ts'
import { ScreenFrame } from '../../ui/ScreenFrame.tsx'
import { goTo } from '../../ui/screens.ts'
import { readLicences, type ShippedPart } from './licences.ts'
import './licencesScreen.css'

/** Shows all third-party parts of the program, with their licences. */
export function LicencesScreen() {
  const t = useText()
  const parts = useLicences()
  return (
    <ScreenFrame title={t('licences.title')} testId="screen-licences" onBack={() => goTo({ name: 'menu' })}>
      <p className="about">{t('licences.about')}</p>
      {parts === null && <p className="about">{t('licences.missing')}</p>}
      <ul className="licences">
        {parts?.map((part) => (
          <li key={part.name}>
            <Licence part={part} />
          </li>
        ))}
      </ul>
    </ScreenFrame>
  )
}

function Licence({ part: { name, version, licence, text } }: { readonly part: ShippedPart }) {
  return (
    <details className="licence">
      <summary data-testid={`licence-${name}`}>
        <span className="licence-name">{name}</span> {version} <span className="licence-kind">{licence}</span>
      </summary>
      <pre lang="en">{text}</pre>
    </details>
  )
}

/** Returns the parts: none while they load, null if the list cannot be read. */
function useLicences(): readonly ShippedPart[] | null {
  const [parts, setParts] = useState<readonly ShippedPart[] | null>([])
  useEffect(() => {
    void readLicences().then(setParts)
  }, [])
  return parts
}
