package com.example.shop

import androidx.test.ext.junit.runners.AndroidJUnit4
import org.junit.Assert.assertEquals
import org.junit.Test
import org.junit.runner.RunWith

@RunWith(AndroidJUnit4::class)
class SearchTest {
    private val products = arrayOf("tea", "teapot", "cup")

    private fun search(words: String) = products.count { it.startsWith(words) }

    @Test
    fun `finds products by their first letters`() = assertEquals(2, search("tea"))

    @Test
    fun `says so when nothing matches`() = assertEquals(0, search("sofa"))
}
