// Sends visitors to another page by flag, before Next.js renders anything.

// region: middleware
import {createFlagsmithInstance} from '@flagsmith/flagsmith/next-middleware';
import {NextResponse, type NextRequest} from 'next/server';

export async function middleware(request: NextRequest) {
  const flagsmith = createFlagsmithInstance();
  await flagsmith.init({
    environmentID: 'YOUR_ENVIRONMENT_KEY',
    api: 'https://edge.api.flagsmith.com/api/v1/',
    // The cookie is an object; its text is in value.
    identity: request.cookies.get('customer')?.value,
  });
  return flagsmith.hasFeature('banner_text')
    ? NextResponse.redirect(new URL('/sale', request.url))
    : NextResponse.next();
}

export const config = {matcher: ['/']};
// endregion: middleware

// proof: calls the middleware as Next.js would.
import {NextRequest as Request} from 'next/server';

for (const cookie of ['', 'customer=4f6b9c1e-user']) {
  const response = await middleware(new Request('https://shop.example.com/', {headers: {cookie}}));
  console.log(cookie || 'no cookie', '->', response.headers.get('location') ?? 'continue');
}
