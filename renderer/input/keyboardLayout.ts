import { create } from 'zustand'
import { useText } from '../i18n/useText.ts'
import type { Chord } from './commands.ts'
import { chordName, type KeyboardLayout } from './keyNames.ts'

/** Chromium's keyboard map, which the types of the page do not know. */
interface LayoutSource {
  getLayoutMap(): Promise<KeyboardLayout>
}

const useKeyboardLayout = create<{ readonly layout: KeyboardLayout }>(() => ({ layout: new Map() }))

/** Finds out what the keys of this keyboard write. Where that cannot be known, keys have their names of a US keyboard. */
export async function readKeyboardLayout(source = sourceOf(navigator)): Promise<void> {
  const layout = await source?.getLayoutMap().catch(() => null)
  if (layout) useKeyboardLayout.setState({ layout })
}

function sourceOf(from: Navigator & { readonly keyboard?: LayoutSource }): LayoutSource | undefined {
  return from.keyboard
}

/** Gives what is printed on a key of this keyboard, in the player's language. */
export function useChordName(): (chord: Chord) => string {
  const t = useText()
  const { layout } = useKeyboardLayout()
  return (chord) => chordName(t, chord, layout)
}
