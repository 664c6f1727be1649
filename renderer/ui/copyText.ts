/**
 * Puts a text on the clipboard and returns whether that worked. Uses the old document command, which needs no
 * permission: the page is granted none.
 */
export function copyText(text: string): boolean {
  const field = document.createElement('textarea')
  field.value = text
  field.className = 'visually-hidden'
  const room = document.querySelector('dialog[open]') ?? document.body // outside of an open dialog nothing can be selected
  room.append(field)
  const focused = document.activeElement
  field.select()
  const copied = document.execCommand('copy')
  field.remove()
  if (focused instanceof HTMLElement) focused.focus()
  return copied
}
