/** Tags and attributes allowed in HTML of the api; everything else is removed. */
export const htmlAllowed = {
  ALLOWED_TAGS:
    'p br b i em strong code pre kbd span ul ol li h3 h4 blockquote table thead tbody tr th td'.split(' '),
  ALLOWED_ATTR: ['class', 'lang'],
};
