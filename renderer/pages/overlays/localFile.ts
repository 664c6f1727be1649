import { SIGN } from '../../../electron/contract/sign.ts'

/** The time between two looks for the table, the longest time for one, and for its page, in milliseconds. */
const PAUSE = 2000
const PATIENCE = 5000
const LOADING = 10_000

/**
 * Returns a page for OBS's “Local file”: it is empty until the table of an address answers, and then opens the address.
 * It knows the table by the size of a picture: pages of files may see no more of other addresses. Another program on the
 * same port is never shown.
 *
 * @param address with its token, which the file then contains
 */
export function localFile(address: string): string {
  const { origin } = new URL(address)
  const facts = { address, sign: origin + SIGN.path, width: SIGN.width, height: SIGN.height }
  // a script ends at the first `</script>`, wherever it stands
  const text = JSON.stringify(facts).replaceAll('<', '\\u003c')
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="referrer" content="no-referrer">
<title>Captain's Table</title>
<style>html, body { margin: 0; background: transparent }</style>
</head>
<body>
<script>
const table = ${text}
function look() {
  const picture = new Image()
  let isOver = false
  const end = (isThere) => {
    if (isOver) return
    isOver = true
    picture.onload = picture.onerror = null
    picture.src = ''
    if (isThere) location.replace(table.address)
    setTimeout(look, isThere ? ${LOADING} : ${PAUSE})
  }
  picture.onload = () => end(picture.naturalWidth === table.width && picture.naturalHeight === table.height)
  picture.onerror = () => end(false)
  setTimeout(() => end(false), ${PATIENCE})
  picture.src = table.sign + '?' + Date.now()
}
look()
</script>
</body>
</html>
`
}
