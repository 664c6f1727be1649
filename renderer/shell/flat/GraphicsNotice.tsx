import { useEffect } from 'react'
import { currentText } from '../../i18n/useText.ts'
import { useGraphics } from '../../ui/graphics.ts'
import { isAtTable, type Screen } from '../../ui/screens.ts'
import { useSettings } from '../../ui/settings.ts'
import { showNotice } from '../../ui/toasts/toasts.ts'

/** Says at a table why it is flat, unless the player has chosen a flat table or the reason is permanent. */
export function GraphicsNotice({ screen }: { readonly screen: Screen }): null {
  const why = useGraphics((state) => state.why)
  const isChosen = useSettings((state) => state.settings.flatTable)
  const told = why !== 'missing' && !isChosen && isAtTable(screen) ? why : null
  useEffect(() => {
    if (told !== null) showNotice(currentText()(`graphics.${told}`))
  }, [told])
  return null
}
